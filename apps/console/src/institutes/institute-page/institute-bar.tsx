import type { Institution } from '@booking/api-client';
import { IconButton, Skeleton, useLink, VisuallyHidden } from '@booking/ui';
import { Suspense, useState } from 'react';
import { useMayOpen } from '../../access/screen-access.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { LoadingBar } from '../../loading/loading-bar.tsx';
import { InstituteChips } from '../institute-chips.tsx';
import { instituteHref } from '../institute-href.ts';

const InstituteSwitcher = lazyComponent(() => import('./institute-switcher.tsx'));

interface InstituteBarProps {
  readonly title: string;
  /** Undefined while it loads, or when it can't be loaded. */
  readonly institute: Institution | undefined;
  readonly isLoading: boolean;
}

/** Where the page stands, whose it is, and for users of the platform the way to another institute's. */
export function InstituteBar({ title, institute, isLoading }: InstituteBarProps) {
  const Link = useLink();
  const mayList = useMayOpen('/all-institutes');
  return (
    <div className="ck-institute-bar">
      <nav aria-label="Breadcrumb">
        <ol className="ck-crumbs">
          {mayList && (
            <li className="ck-crumb">
              <Link className="ck-crumb-link" href="/all-institutes">
                Institutes
              </Link>
            </li>
          )}
          {(institute || isLoading || mayList) && (
            <li className="ck-crumb">
              {institute ? (
                <InstituteName institute={institute} isLink={mayList} />
              ) : (
                isLoading && <Skeleton className="ck-crumb-loading" />
              )}
              {mayList && <Switch current={institute?._id} />}
            </li>
          )}
          <li className="ck-crumb" aria-current="page">
            {title}
          </li>
        </ol>
      </nav>
      {institute && <InstituteChips institute={institute} />}
      {/* Announces the institute after a switch, once it is loaded. */}
      <VisuallyHidden aria-live="polite">{institute?.name}</VisuallyHidden>
    </div>
  );
}

interface InstituteNameProps {
  readonly institute: Institution;
  readonly isLink: boolean;
}

function InstituteName({ institute: { _id, name }, isLink }: InstituteNameProps) {
  const Link = useLink();
  if (!isLink) return <span className="ck-crumb-name">{name}</span>;
  return (
    <Link className="ck-crumb-link ck-crumb-name" href={instituteHref(_id)}>
      {name}
    </Link>
  );
}

function Switch({ current }: { readonly current: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const open = () => {
    setIsOpen(true);
    setHasOpened(true);
  };
  return (
    <>
      <IconButton
        icon="chevrons-up-down"
        size="sm"
        label="Switch institute"
        aria-haspopup="dialog"
        onClick={open}
      />
      {hasOpened && (
        <Suspense fallback={<LoadingBar label="Loading institutes" />}>
          <InstituteSwitcher open={isOpen} current={current} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

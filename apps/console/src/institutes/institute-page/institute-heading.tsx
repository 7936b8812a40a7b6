import type { Institution } from '@booking/api-client';
import { Icon, IconButton, Skeleton, useLink, ViewTabs, VisuallyHidden } from '@booking/ui';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { LoadingBar } from '../../loading/loading-bar.tsx';
import { useScreens } from '../../page/screens-context.ts';
import { useUser } from '../../session/session-context.ts';
import { InstituteChips } from '../institute-chips.tsx';
import { institutePagesOf } from '../institute-pages.ts';

const InstituteSwitcher = lazyComponent(() => import('./institute-switcher.tsx'));

interface InstituteNameProps {
  /** Subject of the page, which screen readers announce after the name. */
  readonly title: string;
  /** Undefined while it loads. */
  readonly name: string | undefined;
}

/** The heading of a page of an institute: whose page it is. */
export function InstituteName({ title, name }: InstituteNameProps) {
  return (
    <>
      {name ?? <Skeleton className="w-35" />}
      <VisuallyHidden> {title}</VisuallyHidden>
    </>
  );
}

/** The link to the list of all institutes. On a phone it is an arrow. */
export function BackToInstitutes() {
  const Link = useLink();
  return (
    <>
      <Link
        className="focus-ring max-[359px]:hidden inline-flex min-h-6 min-w-6 flex-none items-center justify-center gap-1 rounded-xs text-bk-secondary type-body-sm no-underline hover:text-bk-primary print:hidden"
        href="/all-institutes"
        aria-label="Institutes"
      >
        <Icon name="chevron-left" size="sm" />
        <span className="max-md:hidden">Institutes</span>
      </Link>
      <span className="text-bk-muted max-md:hidden print:hidden" aria-hidden="true">
        /
      </span>
    </>
  );
}

interface InstituteIdentityProps {
  /** Undefined while it loads, or when it can't be loaded. */
  readonly institute: Institution | undefined;
}

/** Beside the name: the switch to another institute, and the details that identify this one. */
export function InstituteIdentity({ institute }: InstituteIdentityProps) {
  return (
    <>
      <Switch current={institute?._id} />
      {institute && <InstituteChips institute={institute} isInBar />}
      {/* Announces the institute after a switch, once it is loaded. */}
      <VisuallyHidden aria-live="polite">{institute?.name}</VisuallyHidden>
    </>
  );
}

/** The pages of the institute. */
export function InstituteTabs({ id }: { readonly id: string }) {
  const pages = institutePagesOf(useScreens(), useUser(), id);
  const { pathname } = useLocation();
  const current = pages.find(({ href }) => href === pathname)?.key ?? '';
  return (
    <ViewTabs className="border-b-0" label="Institute pages" views={pages} current={current} />
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
        className="-ms-1.5"
        icon="chevron-down"
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

import type { Institution } from '@booking/api-client';
import {
  type BreadcrumbItem,
  Breadcrumbs,
  IconButton,
  Skeleton,
  ViewTabs,
  VisuallyHidden,
} from '@booking/ui';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useMayOpen } from '../../access/screen-access.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { LoadingBar } from '../../loading/loading-bar.tsx';
import * as screens from '../../screens/screens.ts';
import { useUser } from '../../session/session-context.ts';
import { InstituteChips } from '../institute-chips.tsx';
import { institutePageHref } from '../institute-href.ts';
import { institutePagesOf } from '../institute-pages.ts';

const InstituteSwitcher = lazyComponent(() => import('./institute-switcher.tsx'));

interface InstituteBarProps {
  readonly title: string;
  /** Undefined while it loads, or when it can't be loaded. */
  readonly institute: Institution | undefined;
  readonly isLoading: boolean;
}

/** Where the page stands, whose it is, and for users of the platform the way to another institute's. */
export function InstituteBar({ title, institute, isLoading }: InstituteBarProps) {
  const mayList = useMayOpen(screens.allInstitutes);
  const items: BreadcrumbItem[] = [
    ...(mayList ? [{ key: 'list', label: 'Institutes', href: '/all-institutes' }] : []),
    ...(institute || isLoading || mayList
      ? [
          {
            key: 'institute',
            label: institute ? institute.name : isLoading && <Skeleton className="w-35" />,
            href: institute && mayList ? institutePageHref(institute._id) : undefined,
            action: mayList && <Switch current={institute?._id} />,
          },
        ]
      : []),
    { key: 'page', label: title },
  ];
  return (
    <div className="flex min-h-11 flex-none flex-wrap items-center gap-x-6 gap-y-1 border-bk-subtle border-b bg-bk-sunken px-5 py-1.5 max-lg:px-3">
      <Breadcrumbs items={items} />
      {institute && <InstituteChips institute={institute} />}
      {institute && <PageTabs institute={institute} />}
      {/* Announces the institute after a switch, once it is loaded. */}
      <VisuallyHidden aria-live="polite">{institute?.name}</VisuallyHidden>
    </div>
  );
}

/** The other pages of the institute. */
function PageTabs({ institute }: { readonly institute: Institution }) {
  const pages = institutePagesOf(useUser(), institute._id);
  const { pathname } = useLocation();
  const current = pages.find(({ href }) => href === pathname)?.key ?? '';
  if (pages.length < 2) return null;
  return (
    <ViewTabs
      // A line of its own, under where the page stands.
      className="min-w-0 shrink-0 grow basis-full"
      label="Institute pages"
      views={pages}
      current={current}
    />
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

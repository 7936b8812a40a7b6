import { Drawer, MessagesProvider } from '@booking/ui';
import { SIDEBAR_BREAKPOINT } from '@booking/ui/constants';
import { Fragment, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { homeHref } from '../../access/access.ts';
import { BulkJob } from '../../bulk/job/bulk-job.tsx';
import { isPageUnsaved, LeaveGuard } from '../../dialogs/unsaved-changes.tsx';
import { DrawerContext } from '../../page/drawer-context.ts';
import { NavContext } from '../../page/nav-context.ts';
import { useRegion } from '../../preferences/use-region.ts';
import { Profile } from '../../profile/profile.tsx';
import { useUser } from '../../session/session-context.ts';
import { CommandsProvider } from '../commands/commands.tsx';
import { useIdlePrefetch } from '../prefetch/use-idle-prefetch.ts';
import { SessionWarning } from '../session-warning/session-warning.tsx';
import { Announcements } from './announcements.tsx';
import { ReadOnlyBanner } from './read-only-banner.tsx';
import { Sidebar } from './sidebar.tsx';
import { useNavGroups, useNavGroupsOf } from './use-nav-groups.ts';
import '../components.css';
import './shell.css';

/**
 * The signed-in console: a sidebar beside a panel. Above 1024 px the sidebar is always visible; at or below, it is a
 * drawer opened from the top bar (`SHELL-04`).
 */
export function Shell() {
  const { isOpen, open, close } = useNarrowDrawer();
  const region = useRegion();
  const pageKey = usePageKey(region.key);
  const user = useUser();
  const groups = useNavGroups();
  const navOf = useNavGroupsOf();
  useIdlePrefetch([
    homeHref(user),
    ...groups.flatMap(({ items }) => items.map(({ href }) => href)),
  ]);
  return (
    <MessagesProvider messages={region.messages}>
      <CommandsProvider>
        <DrawerContext value={open}>
          <div className="grid min-h-window grid-cols-[var(--bk-size-sidebar)_minmax(0,1fr)] max-lg:block print:block print:min-h-0">
            <div className="sticky top-banner h-window max-lg:hidden print:hidden">
              <Sidebar hasHome />
            </div>
            <div className="ck-panel">
              <ReadOnlyBanner />
              <Announcements />
              <NavContext value={navOf}>
                <Fragment key={pageKey}>
                  <Outlet />
                </Fragment>
              </NavContext>
            </div>
          </div>
          <Drawer open={isOpen} onOpenChange={close} side="start" label="Menu">
            <Sidebar onChoose={close} />
          </Drawer>
          <Profile />
          <BulkJob />
          <LeaveGuard />
          <SessionWarning />
        </DrawerContext>
      </CommandsProvider>
    </MessagesProvider>
  );
}

/**
 * The key of the page, which is mounted again in another region. Not while it has unsaved changes, which would be lost:
 * then only the next page is.
 */
function usePageKey(region: string): string {
  const { pathname } = useLocation();
  const [shown, setShown] = useState({ region, pathname });
  if (shown.pathname !== pathname || (shown.region !== region && !isPageUnsaved())) {
    setShown({ region, pathname });
  }
  return shown.region;
}

/** The state of the narrow drawer: navigating away, or a window wide enough for the sidebar, closes it. */
function useNarrowDrawer() {
  const { key } = useLocation();
  const [openedOn, setOpenedOn] = useState<string>();
  const close = () => setOpenedOn(undefined);
  useEffect(() => {
    const follow = () => window.innerWidth > SIDEBAR_BREAKPOINT && setOpenedOn(undefined);
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, []);
  return { isOpen: openedOn === key, open: () => setOpenedOn(key), close };
}

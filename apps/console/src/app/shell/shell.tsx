import { AppShell, MessagesProvider } from '@booking/ui';
import { Fragment, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { homeHref } from '../../access/access.ts';
import { BulkJob } from '../../bulk/job/bulk-job.tsx';
import { isPageUnsaved, LeaveGuard } from '../../dialogs/unsaved-changes.tsx';
import { NavContext } from '../../page/nav-context.ts';
import { useRegion } from '../../preferences/use-region.ts';
import { Profile } from '../../profile/profile.tsx';
import { useUser } from '../../session/session-context.ts';
import { CommandsProvider } from '../commands/commands.tsx';
import { useNavGroups, useNavGroupsOf } from '../navigation/use-nav-groups.ts';
import { useIdlePrefetch } from '../prefetch/use-idle-prefetch.ts';
import { SessionWarning } from '../session-warning/session-warning.tsx';
import { ActingBanner } from './acting-banner.tsx';
import { Announcements } from './announcements.tsx';
import { ReadOnlyBanner } from './read-only-banner.tsx';
import { SidebarEnd } from './sidebar-end.tsx';
import { SidebarLogo } from './sidebar-logo.tsx';
import { useNavigation } from './use-navigation.tsx';
import '../components.css';
import './shell.css';

/**
 * The signed-in console: a sidebar beside a panel. Above 1024 px the sidebar is always visible; at or below, it is a
 * drawer opened from the top bar (`SHELL-04`).
 */
export function Shell() {
  const region = useRegion();
  const pageKey = usePageKey(region.key);
  const { key } = useLocation();
  const user = useUser();
  const groups = useNavGroups();
  const navigation = useNavigation(groups);
  const navOf = useNavGroupsOf();
  useIdlePrefetch([
    homeHref(user),
    ...groups.flatMap(({ items }) => items.map(({ href }) => href)),
  ]);
  return (
    <MessagesProvider messages={region.messages}>
      <CommandsProvider>
        <AppShell
          className="[--bk-app-shell-top-height:var(--ck-banner,0px)]"
          navigation={navigation}
          sideStart={<SidebarLogo href={homeHref(user)} />}
          sideEnd={<SidebarEnd />}
          pageKey={key}
          // Each page has its own, and the pages before sign-in do too: `page-frame.tsx` skips to it.
          hasMain={false}
        >
          <div className="ck-panel flex min-w-0 flex-col bg-bk-surface">
            <ReadOnlyBanner />
            <ActingBanner />
            <Announcements />
            <NavContext value={navOf}>
              <Fragment key={pageKey}>
                <Outlet />
              </Fragment>
            </NavContext>
          </div>
        </AppShell>
        <Profile />
        <BulkJob />
        <LeaveGuard />
        <SessionWarning />
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

import type { SideNavGroup, SideNavItem, SideNavProps } from '@booking/ui';
import { SIDEBAR_BREAKPOINT } from '@booking/ui/constants';
import { useMediaQuery } from '@booking/ui/hooks';
import { useLocation } from 'react-router';
import { homeHref } from '../../access/access.ts';
import { useUser } from '../../session/session-context.ts';
import type { NavGroup, NavItem } from '../navigation/nav-groups.ts';
import { NavCount } from './nav-count.tsx';

const WIDE = `(min-width: ${SIDEBAR_BREAKPOINT + 1}px)`;

/** Navigation to every screen that the user may open (`SHELL-03`). The home button is above 1024 px only. */
export function useNavigation(groups: readonly NavGroup[]): SideNavProps {
  const home = homeHref(useUser());
  const hasHome = useMediaQuery(WIDE, true);
  const { pathname } = useLocation();
  const items = groups.map(
    ({ heading, items }): SideNavGroup => ({
      key: heading,
      title: heading,
      items: items.map(linkOf),
    }),
  );
  return { label: 'Main', items: hasHome ? [homeGroup(home), ...items] : items, current: pathname };
}

/** Above the groups, without a title. */
const homeGroup = (href: string): SideNavGroup => ({
  key: 'home',
  items: [linkOf({ label: 'Home', href, icon: 'house' })],
});

/** A link to the screen's initial state: following the current page's link clears its filters. */
function linkOf({ label, href, icon, count }: Omit<NavItem, 'access' | 'add'>): SideNavItem {
  return {
    key: href.replace(/\?.*/, ''),
    label,
    href,
    icon,
    badge: count && <NavCount of={count} />,
  };
}

import { brand } from '@booking/content/brand';
import { Icon, SideNav, type SideNavGroup, type SideNavItem, useLink } from '@booking/ui';
import { useLocation } from 'react-router';
import { homeHref } from '../../access/access.ts';
import { useUser } from '../../session/session-context.ts';
import { AccountMenu } from './account-menu.tsx';
import { NavCount } from './nav-count.tsx';
import type { NavItem } from './nav-groups.ts';
import { useNavGroups } from './use-nav-groups.ts';

export interface SidebarProps {
  /** Shows the home button: above 1024 px only (`SHELL-03`). */
  readonly hasHome?: boolean;
  /** Called when a link is followed; a drawer closes then. */
  readonly onChoose?: () => void;
}

/** Navigation to every screen that the user may open (`SHELL-03`). */
export function Sidebar({ hasHome = false, onChoose }: SidebarProps) {
  const user = useUser();
  const groups = useNavGroups();
  const { pathname } = useLocation();
  return (
    <header className="ck-sidebar">
      <Logo href={homeHref(user)} onChoose={onChoose} />
      <SideNav
        className="ck-sidebar-nav"
        label="Main"
        items={[
          ...(hasHome ? [homeGroup(homeHref(user))] : []),
          ...groups.map(({ heading, items }) => ({
            key: heading,
            title: heading,
            items: items.map(linkOf),
          })),
        ]}
        current={pathname}
        onNavigate={onChoose}
      />
      <AccountMenu />
      <p className="ck-copyright">
        © {new Date().getFullYear()} {brand.legalName.value}
      </p>
    </header>
  );
}

function Logo({ href, onChoose }: { readonly href: string; readonly onChoose?: () => void }) {
  const Link = useLink();
  return (
    <Link className="ck-logo" href={href} onClick={onChoose} aria-label={brand.logoLabel}>
      <Icon name="logo" />
      {brand.name}
    </Link>
  );
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

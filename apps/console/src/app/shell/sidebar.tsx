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
    // In its drawer a finger pushes it aside; up and down it scrolls.
    <header className="flex h-full touch-pan-y touch-pinch-zoom flex-col gap-0.5 overflow-y-auto py-3 pr-2.5 pl-3">
      <Logo href={homeHref(user)} onChoose={onChoose} />
      <SideNav
        // Its mark of the current page stands at the edge of the window.
        className="flex-1 [--bk-side-nav-edge:12px]"
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
      <p className="px-2 pt-1.5 text-[0.6875rem]/4 text-bk-muted">
        © {new Date().getFullYear()} {brand.legalName.value}
      </p>
    </header>
  );
}

function Logo({ href, onChoose }: { readonly href: string; readonly onChoose?: () => void }) {
  const Link = useLink();
  return (
    <Link
      className="flex items-center gap-2.25 rounded-sm px-2 pt-1 pb-3 type-logo text-bk-primary tracking-logo no-underline focus-ring focus-visible:-outline-offset-2"
      href={href}
      onClick={onChoose}
      aria-label={brand.logoLabel}
    >
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

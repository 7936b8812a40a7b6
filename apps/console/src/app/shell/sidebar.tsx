import { brand } from '@booking/content/brand';
import { Icon, type IconName, useLink } from '@booking/ui';
import { useLocation } from 'react-router';
import { homeHref } from '../../access/access.ts';
import { useUser } from '../../session/session-context.ts';
import { AccountMenu } from './account-menu.tsx';
import { NavCount } from './nav-count.tsx';
import { type NavItem, navGroupsOf } from './nav-groups.ts';

export interface SidebarProps {
  /** Shows the home button: above 1024 px only (`SHELL-03`). */
  readonly hasHome?: boolean;
  /** Called when a link is followed; a drawer closes then. */
  readonly onChoose?: () => void;
}

/** Navigation to every screen that the user may open (`SHELL-03`). */
export function Sidebar({ hasHome = false, onChoose }: SidebarProps) {
  const user = useUser();
  return (
    <header className="ck-sidebar">
      <Logo href={homeHref(user)} onChoose={onChoose} />
      <nav className="ck-sidebar-nav" aria-label="Main">
        {hasHome && <NavLink icon="house" label="Home" href={homeHref(user)} />}
        {navGroupsOf(user).map(({ heading, items }) => (
          <div key={heading} className="ck-nav-group">
            <h2 className="ck-nav-heading">{heading}</h2>
            <ul className="ck-nav-list">
              {items.map((item) => (
                <li key={item.href}>
                  <NavLink {...item} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
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

interface NavLinkProps extends Pick<NavItem, 'label' | 'href' | 'count'> {
  readonly icon: IconName;
  readonly onChoose?: () => void;
}

/** Links to the screen's initial state: following the current page's link clears its filters. */
function NavLink({ icon, label, href, count, onChoose }: NavLinkProps) {
  const Link = useLink();
  const [path] = href.split('?');
  const isCurrent = useLocation().pathname === path;
  return (
    <Link
      className="ck-nav-link"
      href={href}
      onClick={onChoose}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon name={icon} size="sm" />
      {label}
      {count && <NavCount of={count} />}
    </Link>
  );
}

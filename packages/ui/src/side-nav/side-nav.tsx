'use client';
import { type ComponentProps, useId } from 'react';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { RoutedLink } from '../link/routed-link.tsx';
import { isPlainClick } from '../primitives/dom/plain-click.ts';
import type { OnOpenChange } from '../primitives/overlays/open-change.ts';
import { useOpen } from '../primitives/overlays/use-open.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { sideNavMessages } from './side-nav.messages.ts';
import type { SideNavGroup, SideNavItem } from './side-nav.types.ts';

export interface SideNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Accessible name: "Main". */
  label: string;
  items: readonly SideNavGroup[];
  /** Key of the link to the current page. */
  current?: string | undefined;
  /** Level of the groups' titles as headings. Default 2. */
  titleLevel?: 2 | 3 | 4 | undefined;
  /** Called with the key of a link when it is followed here, not in a new tab; a drawer closes then. */
  onNavigate?: ((key: string) => void) | undefined;
  /** Shows a button that folds it to a rail of icons, and unfolds it. Default false. */
  isFoldable?: boolean | undefined;
  /** Whether labels are shown. Folded, it is a rail of icons with the labels as tooltips. */
  open?: boolean | undefined;
  /** Default true. */
  defaultOpen?: boolean | undefined;
  /** Called when it is folded or unfolded. `cancel()` of the details refuses. */
  onOpenChange?: OnOpenChange | undefined;
}

/** The links to the screens of an app, in groups. On a phone, put it in a `Drawer`. */
export function SideNav({
  label,
  items,
  current,
  titleLevel = 2,
  onNavigate,
  isFoldable = false,
  open,
  defaultOpen = true,
  onOpenChange,
  className,
  ...rest
}: SideNavProps) {
  const id = useId();
  const messages = useMessages('sideNav', sideNavMessages);
  const { isOpen, change } = useOpen(open, defaultOpen, onOpenChange);
  const Title = `h${titleLevel}` as const;
  return (
    <nav
      aria-label={label}
      {...rest}
      className={classNames('bk-side-nav', className)}
      data-state={isOpen ? 'open' : 'folded'}
    >
      {items.map((group, at) => (
        <div key={group.key} className="bk-side-nav-group" data-part="group">
          {group.title !== undefined && (
            // By index: a key may contain a space, which an id may not.
            <Title className="bk-side-nav-title" data-part="title" id={`${id}-${at}`}>
              <span className="bk-side-nav-title-text">{group.title}</span>
            </Title>
          )}
          <ul
            className="bk-side-nav-list"
            data-part="list"
            aria-labelledby={group.title === undefined ? undefined : `${id}-${at}`}
          >
            {group.items.map((item) => (
              <li key={item.key} className="bk-side-nav-item" data-part="item">
                <NavLink
                  item={item}
                  isCurrent={item.key === current}
                  isFolded={!isOpen}
                  onNavigate={onNavigate}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {isFoldable && (
        <IconButton
          className="bk-side-nav-fold"
          data-part="fold"
          icon="panel-left"
          size="md"
          label={isOpen ? messages.fold : messages.unfold}
          aria-expanded={isOpen}
          onClick={({ nativeEvent }) => change(!isOpen, 'trigger', nativeEvent)}
        />
      )}
    </nav>
  );
}

interface NavLinkProps extends Pick<SideNavProps, 'onNavigate'> {
  readonly item: SideNavItem;
  readonly isCurrent: boolean;
  readonly isFolded: boolean;
}

function NavLink({ item, isCurrent, isFolded, onNavigate }: NavLinkProps) {
  const { key, label, href, icon, badge, disabledReason } = item;
  return (
    <RoutedLink
      className="bk-side-nav-link"
      data-part="link"
      href={href}
      disabledReason={disabledReason}
      aria-current={isCurrent ? 'page' : undefined}
      data-tooltip={isFolded ? label : undefined}
      onClick={(event) => isPlainClick(event) && onNavigate?.(key)}
    >
      <Icon className="bk-side-nav-icon" name={icon} size="sm" data-part="icon" />
      <span className="bk-side-nav-label" data-part="label">
        {label}
      </span>
      {badge && (
        <span className="bk-side-nav-badge" data-part="badge">
          {badge}
        </span>
      )}
    </RoutedLink>
  );
}

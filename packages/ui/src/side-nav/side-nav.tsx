'use client';
import { type ComponentProps, useId } from 'react';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { RoutedLink } from '../link/routed-link.tsx';
import { isPlainClick } from '../primitives/dom/plain-click.ts';
import type { OnOpenChange } from '../primitives/overlays/open-change.ts';
import { useOpen } from '../primitives/overlays/use-open.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { PartsContext, usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { sideNavMessages } from './side-nav.messages.ts';
import type { SideNavGroup, SideNavItem } from './side-nav.types.ts';

/** The parts of `SideNav`. */
export type SideNavPart =
  | 'badge'
  | 'fold'
  | 'group'
  | 'icon'
  | 'item'
  | 'label'
  | 'link'
  | 'list'
  | 'title';

export interface SideNavProps
  extends PartsProps<SideNavPart>,
    Omit<ComponentProps<'nav'>, 'children'> {
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
  parts,
  ...rest
}: SideNavProps) {
  const part = partOf(parts);
  const id = useId();
  const messages = useMessages('sideNav', sideNavMessages);
  const { isOpen, change } = useOpen(open, defaultOpen, onOpenChange);
  const Title = `h${titleLevel}` as const;
  return (
    <PartsContext value={parts}>
      <nav
        aria-label={label}
        {...rest}
        className={classNames('bk-side-nav', className)}
        data-state={isOpen ? 'open' : 'folded'}
      >
        {items.map((group, at) => (
          <div key={group.key} {...part('group', 'bk-side-nav-group')}>
            {group.title !== undefined && (
              // By index: a key may contain a space, which an id may not.
              <Title {...part('title', 'bk-side-nav-title')} id={`${id}-${at}`}>
                <span className="bk-side-nav-title-text">{group.title}</span>
              </Title>
            )}
            <ul
              {...part('list', 'bk-side-nav-list')}
              aria-labelledby={group.title === undefined ? undefined : `${id}-${at}`}
            >
              {group.items.map((item) => (
                <li key={item.key} {...part('item', 'bk-side-nav-item')}>
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
            {...part('fold', 'bk-side-nav-fold')}
            icon="panel-left"
            size="md"
            label={isOpen ? messages.fold : messages.unfold}
            aria-expanded={isOpen}
            onClick={({ nativeEvent }) => change(!isOpen, 'trigger', nativeEvent)}
          />
        )}
      </nav>
    </PartsContext>
  );
}

interface NavLinkProps extends Pick<SideNavProps, 'onNavigate'> {
  readonly item: SideNavItem;
  readonly isCurrent: boolean;
  readonly isFolded: boolean;
}

function NavLink({ item, isCurrent, isFolded, onNavigate }: NavLinkProps) {
  const part = usePart();
  const { key, label, href, icon, badge, disabledReason } = item;
  return (
    <RoutedLink
      {...part('link', 'bk-side-nav-link')}
      href={href}
      disabledReason={disabledReason}
      aria-current={isCurrent ? 'page' : undefined}
      data-tooltip={isFolded ? label : undefined}
      onClick={(event) => isPlainClick(event) && onNavigate?.(key)}
    >
      <Icon {...part('icon', 'bk-side-nav-icon')} name={icon} size="sm" />
      <span {...part('label', 'bk-side-nav-label')}>{label}</span>
      {badge && <span {...part('badge', 'bk-side-nav-badge')}>{badge}</span>}
    </RoutedLink>
  );
}

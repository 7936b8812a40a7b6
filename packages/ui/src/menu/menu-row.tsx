'use client';
import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { useLink } from '../link/index.ts';
import { reasonProps } from '../primitives/dom/reason-props.ts';
import { MenuEntry } from '../primitives/radix/dropdown-menu.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { labelText } from '../primitives/text/node-label.ts';
import type { MenuItemBase } from './menu.types.ts';
import { type MenuItemTone, menuItemClass } from './menu.variants.ts';

interface MenuRowProps {
  item: MenuItemBase;
  tone?: MenuItemTone | undefined;
  href?: string | undefined;
  /** Set for items that can be checked: as one of several, or on their own. */
  role?: 'menuitemradio' | 'menuitemcheckbox';
  checked?: boolean;
  /** It would open a menu. */
  hasPopup?: boolean;
  /** Not called for a disabled item. `preventDefault` keeps the menu open. */
  onSelect: (event: Event) => void;
}

/** A menu item. With a disabled reason it stays focusable and does nothing. */
export function MenuRow({ item, tone, href, role, checked, hasPopup, onSelect }: MenuRowProps) {
  const part = usePart();
  const Link = useLink();
  const hasReason = item.disabledReason !== undefined;
  const isLink = href !== undefined && !hasReason;
  const { attributes, content } = useMenuRow(item, hasPopup ? 'chevron-right' : undefined);
  const inside = (
    <>
      {content}
      {role && <Icon {...part('check', 'bk-menu-icon bk-menu-check')} name="check" size="sm" />}
    </>
  );
  return (
    <MenuEntry
      {...part('item', menuItemClass({ tone }))}
      asChild={isLink}
      {...(role && { role, 'aria-checked': checked })}
      aria-haspopup={hasPopup && 'menu'}
      {...attributes}
      onSelect={(event) => (hasReason ? event.preventDefault() : onSelect(event))}
    >
      {isLink ? <Link href={href}>{inside}</Link> : inside}
    </MenuEntry>
  );
}

/** Returns what every kind of item has: its icon, label and description, and the attributes that name them. */
export function useMenuRow(item: MenuItemBase, arrow?: IconName) {
  const part = usePart();
  const { label, textValue, icon, description, disabledReason } = item;
  const id = useId();
  const isDescribed = description !== undefined && description !== null;
  const named = { id: arrow && `${id}-label`, label };
  return {
    labelId: `${id}-label`,
    attributes: {
      ...reasonProps(disabledReason),
      'aria-label': textValue,
      textValue: labelText(item),
      ...(isDescribed && {
        'aria-describedby': classNames(
          `${id}-description`,
          disabledReason !== undefined && `${id}-reason`,
        ),
      }),
    },
    content: (
      <>
        {icon && <Icon {...part('icon', 'bk-menu-icon')} name={icon} size="sm" />}
        {isDescribed ? (
          <span className="bk-menu-text">
            <RowLabel {...named} />
            <span
              {...part('description', 'bk-menu-description')}
              id={`${id}-description`}
              // No part of the name, which is the content.
              aria-hidden="true"
            >
              {description}
            </span>
            {disabledReason !== undefined && (
              <span id={`${id}-reason`} hidden>
                {disabledReason}
              </span>
            )}
          </span>
        ) : (
          <RowLabel {...named} />
        )}
        {arrow && <Icon {...part('arrow', 'bk-menu-icon bk-menu-arrow')} name={arrow} size="sm" />}
      </>
    ),
  };
}

interface RowLabelProps {
  /** Set where something else is named by it. */
  id: string | undefined;
  label: ReactNode;
}

function RowLabel({ id, label }: RowLabelProps) {
  const part = usePart();
  return (
    <span {...part('label', 'bk-menu-label')} id={id}>
      {label}
    </span>
  );
}

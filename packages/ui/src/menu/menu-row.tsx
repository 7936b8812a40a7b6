'use client';
import { Icon } from '../icon/index.ts';
import { useLink } from '../link/index.ts';
import { reasonProps } from '../primitives/dom/reason-props.ts';
import { MenuEntry } from '../primitives/radix/dropdown-menu.ts';
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
  /** Not called for a disabled item. `preventDefault` keeps the menu open. */
  onSelect: (event: Event) => void;
}

/** A menu item. With a disabled reason it stays focusable and does nothing. */
export function MenuRow({ item, tone, href, role, checked, onSelect }: MenuRowProps) {
  const { label, textValue, icon, disabledReason } = item;
  const Link = useLink();
  const hasReason = disabledReason !== undefined;
  const isLink = href !== undefined && !hasReason;
  const inside = (
    <>
      {icon && <Icon className="bk-menu-icon" data-part="icon" name={icon} size="sm" />}
      <span className="bk-menu-label" data-part="label">
        {label}
      </span>
      {role && (
        <Icon name="check" size="sm" className="bk-menu-icon bk-menu-check" data-part="check" />
      )}
    </>
  );
  return (
    <MenuEntry
      className={menuItemClass({ tone })}
      data-part="item"
      asChild={isLink}
      {...(role && { role, 'aria-checked': checked })}
      {...reasonProps(disabledReason)}
      aria-label={textValue}
      textValue={labelText(item)}
      onSelect={(event) => (hasReason ? event.preventDefault() : onSelect(event))}
    >
      {isLink ? <Link href={href}>{inside}</Link> : inside}
    </MenuEntry>
  );
}

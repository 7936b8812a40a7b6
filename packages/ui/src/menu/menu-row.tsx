'use client';
import { Icon } from '../icon/index.ts';
import { useLink } from '../link/index.ts';
import { MenuEntry } from '../primitives/dropdown-menu.ts';
import type { MenuActionItem, MenuLinkItem } from './menu.types.ts';

interface MenuRowProps {
  item: MenuActionItem | MenuLinkItem;
  onChoose: () => void;
}

/** One entry of a menu. An entry with a reason stays in the round of the arrow keys and does nothing. */
export function MenuRow({ item, onChoose }: MenuRowProps) {
  const { label, icon, disabledReason, tone, href, onSelect } = item;
  const Link = useLink();
  const isHeld = disabledReason !== undefined;
  const inside = (
    <>
      {icon && <Icon name={icon} size="sm" />}
      <span className="bk-menu-label">{label}</span>
    </>
  );
  return (
    <MenuEntry
      className="bk-menu-item"
      asChild={href !== undefined && !isHeld}
      data-tone={tone}
      data-disabled-reason={disabledReason}
      aria-disabled={isHeld || undefined}
      aria-description={disabledReason}
      textValue={label}
      onSelect={(event) => {
        if (isHeld) event.preventDefault();
        else {
          onChoose();
          onSelect?.();
        }
      }}
    >
      {href !== undefined && !isHeld ? <Link href={href}>{inside}</Link> : inside}
    </MenuEntry>
  );
}

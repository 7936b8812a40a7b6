import type { IconName } from '../icon/index.ts';

interface MenuItemBase {
  /** What it does, beginning with a verb. One of its kind in a menu. */
  label: string;
  icon?: IconName;
  /** Why it is not possible now. The item stays reachable and says so. */
  disabledReason?: string | undefined;
  /** `danger` for what cannot be undone. */
  tone?: 'danger';
}

/** An entry that does something. */
export interface MenuActionItem extends MenuItemBase {
  onSelect?: () => void;
  href?: undefined;
}

/** An entry that leads somewhere. */
export interface MenuLinkItem extends MenuItemBase {
  href: string;
  onSelect?: () => void;
}

export type MenuItem = MenuActionItem | MenuLinkItem | 'separator';

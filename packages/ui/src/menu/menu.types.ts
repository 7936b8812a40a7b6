import type { IconName } from '../icon/index.ts';

/** What every entry says. */
export interface MenuEntryWords {
  /** One of its kind in a menu. */
  label: string;
  icon?: IconName;
  /** Why it is not possible now. The entry stays reachable and says so. */
  disabledReason?: string | undefined;
}

/** An entry that does something. Its label begins with a verb. */
export interface MenuActionItem extends MenuEntryWords {
  onSelect?: () => void;
  /** `danger` for what cannot be undone. */
  tone?: 'danger';
  href?: undefined;
}

/** An entry that leads somewhere. */
export interface MenuLinkItem extends MenuEntryWords {
  href: string;
  onSelect?: () => void;
  tone?: 'danger';
}

/** An entry that is on or off. The menu stays open for the next one. */
export interface MenuCheckItem extends MenuEntryWords {
  checked: boolean;
  onChange: (checked: boolean) => void;
  options?: undefined;
}

/** One of a `MenuChoice`. */
export interface MenuOption<V extends string = string> extends MenuEntryWords {
  value: V;
}

/** A choice of one among a few, under a legend. Choosing closes the menu. */
export interface MenuChoice<V extends string = string> {
  /** Names the group, above it. */
  legend: string;
  options: readonly MenuOption<V>[];
  value: V | undefined;
  // A method, so that a choice of certain words is a choice of words.
  onChange(value: V): void;
  checked?: undefined;
}

export type MenuItem = MenuActionItem | MenuLinkItem | MenuCheckItem | MenuChoice | 'separator';

import type { ComponentProps } from 'react';
import type { IconSource } from '../icon/index.ts';
import type { OverlayContainer } from '../primitives/dom/overlay-host.ts';

/** What the surface takes from its caller. */
export interface MenuSurfaceProps
  extends Omit<ComponentProps<'div'>, 'children' | 'role' | 'title' | 'dir' | 'onSelect'> {
  /** What it is rendered into. Default: the nearest native dialog, full-screen element or shadow root, else the body. */
  container?: OverlayContainer | null | undefined;
}

/** Props shared by all items. */
export interface MenuItemBase {
  /** Unique in the menu. Default: the label. */
  key?: string | undefined;
  label: string;
  icon?: IconSource | undefined;
  /** Why it isn't available. The item stays focusable and gives the reason. */
  disabledReason?: string | undefined;
}

/** An action. Start its label with a verb. */
export interface MenuActionItem extends MenuItemBase {
  onSelect?: (() => void) | undefined;
  /** `danger` for actions that can't be undone. */
  tone?: 'danger' | undefined;
  href?: undefined;
}

/** A link. */
export interface MenuLinkItem extends MenuItemBase {
  href: string;
  onSelect?: (() => void) | undefined;
  tone?: 'danger' | undefined;
}

/** An item that is on or off. The menu stays open. */
export interface MenuCheckItem extends MenuItemBase {
  checked: boolean;
  onChange: (checked: boolean) => void;
  options?: undefined;
}

/** An option of a `MenuChoice`. */
export interface MenuOption<V extends string = string> extends MenuItemBase {
  value: V;
}

/** A choice of one option, with a visible label. Selecting closes the menu. */
export interface MenuChoice<V extends string = string> {
  key?: string | undefined;
  /** Shown above the options, and their accessible name. */
  label: string;
  options: readonly MenuOption<V>[];
  value: V | undefined;
  // A method, for bivariance: a choice of specific strings is assignable to a choice of strings.
  onChange(value: V): void;
  checked?: undefined;
}

export type MenuItem = MenuActionItem | MenuLinkItem | MenuCheckItem | MenuChoice | 'separator';

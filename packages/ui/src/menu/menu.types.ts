import type { ComponentProps, ReactNode } from 'react';
import type { IconSource } from '../icon/index.ts';
import type { OverlayContainer } from '../primitives/dom/overlay-host.ts';
import type { PartsProps } from '../primitives/react/parts.ts';
import type { NodeLabel } from '../primitives/text/node-label.ts';

/** The parts of a menu. */
export type MenuPart =
  | 'item'
  | 'icon'
  | 'label'
  | 'description'
  | 'check'
  | 'arrow'
  | 'heading'
  | 'separator'
  | 'submenu';

/** Props of the surface of a menu. */
export interface MenuSurfaceProps
  extends PartsProps<MenuPart>,
    Omit<ComponentProps<'div'>, 'children' | 'role' | 'title' | 'dir' | 'onSelect'> {
  /** Container to render in. Default: the nearest native dialog, full-screen element or shadow root, else the body. */
  container?: OverlayContainer | null | undefined;
}

/** Props shared by all items. */
export type MenuItemBase = NodeLabel & {
  /** Unique in the menu. Default: the text of the label. */
  key?: string | undefined;
  icon?: IconSource | undefined;
  /** Explains the item in a second line. Screen readers read it after the label; typing finds the label only. */
  description?: ReactNode;
  /** Why it isn't available. The item stays focusable and gives the reason. */
  disabledReason?: string | undefined;
};

/** An action. Start its label with a verb. */
export type MenuActionItem = MenuItemBase & {
  onSelect?: (() => void) | undefined;
  /** `danger` for actions that can't be undone. */
  tone?: 'danger' | undefined;
  /** Where it leads: it is a link. */
  href?: string | undefined;
  items?: undefined;
};

/** A link. */
export type MenuLinkItem = MenuActionItem & { href: string };

/** An item that is on or off. The menu stays open. */
export type MenuCheckItem = MenuItemBase & {
  checked: boolean;
  onChange: (checked: boolean) => void;
  options?: undefined;
  items?: undefined;
};

/** An option of a `MenuChoice`. */
export type MenuOption<V extends string = string> = MenuItemBase & {
  value: V;
};

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
  items?: undefined;
}

/** An item that opens more items: beside the menu, and in it where a window has no space for both. */
export type MenuSubmenu = MenuItemBase & {
  items: readonly MenuItem[];
  checked?: undefined;
  options?: undefined;
};

export type MenuItem = MenuActionItem | MenuCheckItem | MenuChoice | MenuSubmenu | 'separator';

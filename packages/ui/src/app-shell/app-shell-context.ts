'use client';
import { createContext, use } from 'react';

/** State of an `AppShell`'s navigation, with functions that open and close it. */
export interface AppShellMenu {
  /** Whether the navigation is open as a drawer. */
  readonly isMenuOpen: boolean;
  /** Opens the navigation as a drawer, where it does not stand beside the page. */
  readonly openMenu: () => void;
  /** Closes it: for a link of your own in it, such as the logo. */
  readonly closeMenu: () => void;
}

const nothing = () => {};

export const AppShellContext = /* @__PURE__ */ createContext<AppShellMenu>({
  isMenuOpen: false,
  openMenu: nothing,
  closeMenu: nothing,
});

/** Returns the menu of the `AppShell` around. Without one, it does nothing. */
export const useAppShell = (): AppShellMenu => use(AppShellContext);

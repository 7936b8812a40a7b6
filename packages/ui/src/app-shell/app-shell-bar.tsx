'use client';
import type { ReactNode } from 'react';
import { usePart } from '../primitives/react/use-part.ts';
import { AppShellMenuButton } from './app-shell-menu-button.tsx';

/** Content of the top bar, from the start to the end. */
export interface AppShellBarContent {
  /** The name of the app, a link to its first screen. */
  logo?: ReactNode;
  /** A `SearchField`, or a button that opens a `CommandPalette`. On a phone it has a row of its own. */
  search?: ReactNode;
  /** Icon buttons and menus: help, notifications. */
  actions?: ReactNode;
  /** A `Menu` of the signed-in user. */
  account?: ReactNode;
}

/** The top bar, which stays in view while the page scrolls. */
export function AppShellBar({ logo, search, actions, account }: AppShellBarContent) {
  const part = usePart();
  return (
    <header {...part('bar', 'bk-app-shell-bar')}>
      <AppShellMenuButton {...part('menu')} />
      {logo && <div {...part('logo', 'bk-app-shell-logo')}>{logo}</div>}
      {search && <div {...part('search', 'bk-app-shell-search')}>{search}</div>}
      {(actions || account) && (
        <div className="bk-app-shell-end">
          {actions && <div {...part('actions', 'bk-app-shell-actions')}>{actions}</div>}
          {account && <div {...part('account')}>{account}</div>}
        </div>
      )}
    </header>
  );
}

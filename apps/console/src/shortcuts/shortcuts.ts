import type { IconName } from '@booking/ui';

/** Where a shortcut works, in the order of the sheet. */
export const SHORTCUT_SCOPES = ['Everywhere', 'Lists', 'Calendar'] as const;

/** A key, and what it does in words. */
export interface Shortcut {
  /** As the keyboard says it (`KeyboardEvent.key`), letters in lower case. */
  readonly key: string;
  /** Together with Ctrl, or ⌘ on a Mac. Works in fields and over dialogs too, which a single key may not. */
  readonly isWithControl?: boolean;
  /** Works only with the focus inside its part, which handles the key itself. */
  readonly isLocal?: boolean;
  readonly words: string;
  /** Beside the words, where the palette offers it. */
  readonly icon?: IconName;
  readonly scope: (typeof SHORTCUT_SCOPES)[number];
}

/** Every shortcut of the console: what obeys the keys and the sheet that lists them are made from this table. */
export const shortcuts = {
  palette: {
    key: 'k',
    isWithControl: true,
    words: 'Search pages, institutes, users and actions',
    scope: 'Everywhere',
  },
  sheet: { key: '?', words: 'Keyboard shortcuts', scope: 'Everywhere' },
  search: { key: '/', words: 'Search the list', scope: 'Lists' },
  add: { key: 'n', words: 'Add a record', scope: 'Lists' },
  selection: { key: 'b', words: 'Actions for the selected rows', scope: 'Lists' },
  earlier: {
    key: '[',
    words: 'Previous period',
    icon: 'arrow-left',
    scope: 'Calendar',
    isLocal: true,
  },
  later: { key: ']', words: 'Next period', icon: 'arrow-right', scope: 'Calendar', isLocal: true },
  today: { key: 't', words: 'Today', icon: 'calendar-days', scope: 'Calendar', isLocal: true },
} as const satisfies Record<string, Shortcut>;

/** How the keys are printed: "Ctrl K", on a Mac "⌘ K". */
export function printed({ key, isWithControl }: Shortcut): string {
  const sign = key.toUpperCase();
  if (!isWithControl) return sign;
  return `${isMac() ? '⌘' : 'Ctrl'} ${sign}`;
}

/** What `aria-keyshortcuts` says of it. */
export function keyShortcuts({ key, isWithControl }: Shortcut): string {
  if (!isWithControl) return key;
  return isMac() ? `Meta+${key}` : `Control+${key}`;
}

function isMac(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}

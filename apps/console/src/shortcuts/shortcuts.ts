import type { IconName } from '@booking/ui';

/** Where a shortcut works, in the order of the sheet. */
export const SHORTCUT_SCOPES = ['Everywhere', 'Lists', 'Home'] as const;

/** A key, and what it does in words. */
export interface Shortcut {
  /** As the keyboard says it (`KeyboardEvent.key`), letters in lower case. */
  readonly key: string;
  /** Together with Ctrl, or ⌘ on a Mac. Works in fields and over dialogs too, which a single key may not. */
  readonly isWithControl?: boolean;
  /** Together with Alt. For parts that obey the key by themselves. */
  readonly isWithAlt?: boolean;
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
  save: { key: 's', isWithControl: true, words: 'Save the open form', scope: 'Everywhere' },
  toasts: {
    key: 't',
    isWithAlt: true,
    words: 'Go to the notifications (or F8)',
    scope: 'Everywhere',
  },
  search: { key: '/', words: 'Search the list', scope: 'Lists' },
  add: { key: 'n', words: 'Add a record', scope: 'Lists' },
  selection: { key: 'b', words: 'Actions for the selected rows', scope: 'Lists' },
  rows: { key: 'arrowdown', words: 'Next row, and ↑ the one before', scope: 'Lists' },
  earlier: { key: 'arrowleft', words: 'Previous period', icon: 'arrow-left', scope: 'Home' },
  later: { key: 'arrowright', words: 'Next period', icon: 'arrow-right', scope: 'Home' },
  today: { key: 't', words: 'Today', icon: 'calendar-days', scope: 'Home' },
  table: { key: 't', words: 'In a chart: show it as a table', scope: 'Home' },
} as const satisfies Record<string, Shortcut>;

const signs: Readonly<Record<string, string>> = {
  arrowleft: '←',
  arrowright: '→',
  arrowdown: '↓',
};

/** How the keys are printed: "Ctrl K", on a Mac "⌘ K". */
export function printed({ key, isWithControl, isWithAlt }: Shortcut): string {
  const sign = signs[key] ?? key.toUpperCase();
  if (isWithAlt) return `${isMac() ? '⌥' : 'Alt'} ${sign}`;
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

import type { IconName } from '@booking/ui';

/** Where a shortcut works, in the order of the sheet. */
export const SHORTCUT_SCOPES = ['Everywhere', 'Lists', 'Calendar', 'Charts'] as const;

/** A key and the label of its action. */
export interface Shortcut {
  /** The value of `KeyboardEvent.key`, letters in lower case. */
  readonly key: string;
  /** Together with Ctrl, or ⌘ on a Mac. Also works in fields and over dialogs, unlike a single key. */
  readonly isWithControl?: boolean;
  /** Together with Alt. */
  readonly isWithAlt?: boolean;
  /** Works only with the focus inside its component, which handles the key itself. */
  readonly isLocal?: boolean;
  readonly label: string;
  /** The icon in the palette. */
  readonly icon?: IconName;
  readonly scope: (typeof SHORTCUT_SCOPES)[number];
}

/** All shortcuts of the console: the key handler, the sheet and the palette read this table. */
export const shortcuts = {
  palette: {
    key: 'k',
    isWithControl: true,
    label: 'Search pages, institutes, users and actions',
    scope: 'Everywhere',
  },
  sheet: { key: '?', label: 'Keyboard shortcuts', scope: 'Everywhere' },
  save: { key: 's', isWithControl: true, label: 'Save the open form', scope: 'Everywhere' },
  toasts: {
    key: 't',
    isWithAlt: true,
    label: 'Go to notifications (or F8)',
    scope: 'Everywhere',
  },
  search: { key: '/', label: 'Search the list', scope: 'Lists' },
  add: { key: 'n', label: 'Add a record', scope: 'Lists' },
  selection: { key: 'b', label: 'Actions for the selected rows', scope: 'Lists' },
  rows: { key: 'arrowdown', label: 'Next or previous row', scope: 'Lists' },
  earlier: {
    key: '[',
    label: 'Previous period',
    icon: 'arrow-left',
    scope: 'Calendar',
    isLocal: true,
  },
  later: { key: ']', label: 'Next period', icon: 'arrow-right', scope: 'Calendar', isLocal: true },
  today: { key: 't', label: 'Today', icon: 'calendar-days', scope: 'Calendar', isLocal: true },
  table: { key: 'c', label: 'Show the chart as a table', scope: 'Charts' },
} as const satisfies Record<string, Shortcut>;

const signs: Readonly<Record<string, string>> = { arrowdown: '↓' };

/** The printed keys: "Ctrl K", on a Mac "⌘ K". */
export function printed({ key, isWithControl, isWithAlt }: Shortcut): string {
  const sign = signs[key] ?? key.toUpperCase();
  if (isWithAlt) return `${isMac() ? '⌥' : 'Alt'} ${sign}`;
  if (!isWithControl) return sign;
  return `${isMac() ? '⌘' : 'Ctrl'} ${sign}`;
}

/** The value of `aria-keyshortcuts`. */
export function keyShortcuts({ key, isWithControl }: Shortcut): string {
  if (!isWithControl) return key;
  return isMac() ? `Meta+${key}` : `Control+${key}`;
}

function isMac(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}

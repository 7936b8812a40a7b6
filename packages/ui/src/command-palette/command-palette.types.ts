import type { IconSource } from '../icon/index.ts';

/** A page, record or action. */
export interface Command {
  /** Stable for the same command, so the active option stays while others come and go. */
  key: string;
  label: string;
  /** Muted text after the label: a code or email address. */
  description?: string | undefined;
  /** At the end of the row: what the command does, if the label doesn't say. */
  action?: string | undefined;
  icon?: IconSource | undefined;
  /** Its shortcut, as printed on keys: "N", "Ctrl K". */
  keys?: string | undefined;
  /** URL to open; with Ctrl or ⌘ in a new tab. */
  href?: string | undefined;
  /** Called once the palette has closed and focus has returned. */
  onSelect?: (() => void) | undefined;
  /** Keeps the palette open and calls `onSelect` immediately, for example "Try again". */
  isKeptOpen?: boolean | undefined;
}

/** Commands of one kind under a label. Omitted if empty. */
export interface CommandGroup {
  label: string;
  items: readonly Command[];
}

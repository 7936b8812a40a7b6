import type { IconName } from '../icon/index.ts';

/** One thing that can be opened or done. */
export interface Command {
  /** The same for the same thing, whatever is typed: the choice stays on it while others come and go. */
  key: string;
  label: string;
  /** Quiet words after the label: a code, an email address. */
  hint?: string;
  /** At the far end: what choosing it does where the label does not say so. */
  action?: string;
  icon?: IconName;
  /** The keys that do it without the palette, as they are printed: "N", "Ctrl K". */
  keys?: string;
  /** Opens a page: with Ctrl or ⌘ in a new tab. */
  href?: string;
  /** Runs once the palette is closed and the focus is back where it was. */
  onSelect?: () => void;
  /** The palette stays open, and `onSelect` runs at once: "Try again". */
  keepsOpen?: boolean;
}

/** Commands of one kind under a heading. Without commands it is left out. */
export interface CommandGroup {
  heading: string;
  commands: readonly Command[];
}

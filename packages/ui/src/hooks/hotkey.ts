import { shortcutKey } from '../primitives/dom/shortcut-key.ts';

/** A key with its modifiers, as it is written: `mod+shift+k`. */
export interface Hotkey {
  /** As in `KeyboardEvent.key`, in lower case. */
  readonly key: string;
  /** Ctrl, or ⌘ on a Mac. */
  readonly mod: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

/** Keys that have a longer or a shorter name than people write. */
const aliases: Readonly<Record<string, string>> = { esc: 'escape', space: ' ' };

const modifiers = ['mod', 'shift', 'alt'] as const;

/** @throws RangeError for a modifier that is none, such as `cmd`. */
export function readHotkey(keys: string): Hotkey {
  // "mod++" is the plus key.
  const parts = keys.toLowerCase().split(/\+(?=.)/);
  const last = parts.pop() ?? '';
  const unknown = parts.find((part) => !modifiers.some((modifier) => modifier === part));
  if (unknown !== undefined) {
    throw new RangeError(`"${keys}": "${unknown}" is none of ${modifiers.join(', ')}.`);
  }
  const [mod, shift, alt] = modifiers.map((modifier) => parts.includes(modifier));
  return {
    key: aliases[last] ?? last,
    mod: mod === true,
    shift: shift === true,
    alt: alt === true,
  };
}

/** Whether a key has a sign that some layouts have with Shift, Alt or AltGr, such as `?`. */
const isSign = (key: string) => /^[^\p{L}\p{N}\s]$/u.test(key);

/** Whether an event is of a hotkey, in any layout. */
export function isHotkey(
  { key, mod, shift, alt }: Hotkey,
  event: KeyboardEvent,
  isMac: boolean,
): boolean {
  if (shortcutKey(event) !== key) return false;
  // Windows has Ctrl and Alt for AltGr.
  const isAltGr = event.getModifierState('AltGraph');
  const [isMod, isOther] = isMac ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  if ((isMod && !isAltGr) !== mod || isOther) return false;
  if (isSign(key)) return alt ? event.altKey : isAltGr || isMac || !event.altKey;
  return event.shiftKey === shift && event.altKey === alt;
}

/** Named keys as they are printed. */
const names: Readonly<Record<string, string>> = {
  ' ': 'Space',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  escape: 'Esc',
  pagedown: 'Page Down',
  pageup: 'Page Up',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the keys as `Kbd` shows them: "Ctrl K", on a Mac "⌘ K". */
export function printedHotkey({ key, mod, shift, alt }: Hotkey, isMac: boolean): string {
  const printed = [
    mod && (isMac ? '⌘' : 'Ctrl'),
    alt && (isMac ? '⌥' : 'Alt'),
    shift && (isMac ? '⇧' : 'Shift'),
    names[key] ?? capital(key),
  ];
  return printed.filter(Boolean).join(' ');
}

/** Named keys as `aria-keyshortcuts` has them. */
const ariaNames: Readonly<Record<string, string>> = {
  ' ': 'Space',
  '+': 'Plus',
  arrowdown: 'ArrowDown',
  arrowleft: 'ArrowLeft',
  arrowright: 'ArrowRight',
  arrowup: 'ArrowUp',
  pagedown: 'PageDown',
  pageup: 'PageUp',
};

/** Returns the keys for `aria-keyshortcuts`: "Control+K". */
export function ariaHotkey({ key, mod, shift, alt }: Hotkey, isMac: boolean): string {
  const named = ariaNames[key] ?? capital(key);
  return [mod && (isMac ? 'Meta' : 'Control'), alt && 'Alt', shift && 'Shift', named]
    .filter(Boolean)
    .join('+');
}

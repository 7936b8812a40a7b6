'use client';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { isTyping } from '../primitives/dom/typing.ts';
import { ariaHotkey, type Hotkey, isHotkey, printedHotkey, readHotkey } from './hotkey.ts';

export interface HotkeyOptions {
  /** Also while text is typed, and while a dialog or a menu is open. Default: only if it has `mod`. */
  isEverywhere?: boolean | undefined;
  /** Leaves the key to the page and the browser. */
  isDisabled?: boolean | undefined;
}

/** Names of a hotkey, for people and for assistive technology. */
export interface HotkeyName {
  /** For `Kbd`: "Ctrl K", on a Mac "⌘ K". */
  text: string;
  /** For `aria-keyshortcuts` of the control that does the same: "Control+K". */
  ariaKeyShortcuts: string;
}

interface Registered {
  readonly hotkey: Hotkey;
  readonly isEverywhere: boolean;
  readonly act: (event: KeyboardEvent) => void;
}

/** The hotkeys of the page, the latest last. */
let registered: readonly Registered[] = [];

function register(own: Registered): () => void {
  if (registered.length === 0) document.addEventListener('keydown', handleKeyDown);
  registered = [...registered, own];
  return () => {
    registered = registered.filter((entry) => entry !== own);
    if (registered.length === 0) document.removeEventListener('keydown', handleKeyDown);
  };
}

/** Open dialogs and menus, which handle single keys themselves. */
const OPENED = '[role$="dialog"], [role="menu"], dialog[open]';

function handleKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || event.isComposing) return;
  const isMac = isOnMac();
  const isBusy = isTyping(event) || document.querySelector(OPENED) !== null;
  // The latest belongs to the dialog or menu that was opened last.
  const match = registered.findLast(
    ({ hotkey, isEverywhere }) => (isEverywhere || !isBusy) && isHotkey(hotkey, event, isMac),
  );
  if (!match) return;
  event.preventDefault();
  match.act(event);
}

/**
 * Runs `act` when a key is pressed anywhere on the page, for as long as the component is mounted: `mod+k`, `shift+n`,
 * `?`. `mod` is Ctrl, or ⌘ on a Mac. A single key is left to fields, dialogs and menus. It counts by its letter, and by
 * its place where the layout has other letters. Of several, the latest acts. Returns what the keys are called.
 */
export function useHotkey(
  keys: string,
  act: (event: KeyboardEvent) => void,
  { isEverywhere, isDisabled = false }: HotkeyOptions = {},
): HotkeyName {
  const run = useEffectEvent(act);
  useEffect(() => {
    if (isDisabled) return;
    const hotkey = readHotkey(keys);
    const own = { hotkey, isEverywhere: isEverywhere ?? hotkey.mod };
    return register({ ...own, act: (event) => run(event) });
  }, [keys, isEverywhere, isDisabled]);
  return useHotkeyName(keys);
}

/** Returns what keys are called on the keyboard of the viewer; those of a PC in HTML of a server. */
export function useHotkeyName(keys: string): HotkeyName {
  const isMac = useSyncExternalStore(neverChanges, isOnMac, isUnknown);
  return useMemo(() => {
    const hotkey = readHotkey(keys);
    return { text: printedHotkey(hotkey, isMac), ariaKeyShortcuts: ariaHotkey(hotkey, isMac) };
  }, [keys, isMac]);
}

const neverChanges = () => () => {};
const isUnknown = () => false;
const isOnMac = () => /^(Mac|iP)/.test(navigator.platform);

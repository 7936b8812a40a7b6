import { isTyping, shortcutKey } from '@booking/ui/kbd';
import { createStore } from 'zustand/vanilla';
import type { Shortcut } from './shortcuts.ts';

/** A shortcut that is active now. */
export interface Registered {
  readonly shortcut: Shortcut;
  /** Left out when a component handles the key itself. */
  readonly act?: (() => void) | undefined;
}

/** The active shortcuts of the page, the latest last. */
export const registeredStore = createStore<{ readonly all: readonly Registered[] }>(() => ({
  all: [],
}));

/** Activates a shortcut. Returns a cleanup. */
export function register(registered: Registered): () => void {
  const { all } = registeredStore.getState();
  if (all.length === 0) document.addEventListener('keydown', handleKeyDown);
  registeredStore.setState({ all: [...all, registered] });
  return () => {
    const left = registeredStore.getState().all.filter((entry) => entry !== registered);
    registeredStore.setState({ all: left });
    if (left.length === 0) document.removeEventListener('keydown', handleKeyDown);
  };
}

function handleKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || event.isComposing || event.altKey) return;
  const isWithControl = event.ctrlKey || event.metaKey;
  // With Shift it is another shortcut, usually one of the browser's.
  if (isWithControl ? event.shiftKey : !isForThePage(event)) return;
  const key = shortcutKey(event);
  // The latest belongs to the innermost component.
  const match = registeredStore
    .getState()
    .all.findLast(
      ({ shortcut, act }) =>
        act &&
        !shortcut.isLocal &&
        shortcut.key === key &&
        Boolean(shortcut.isWithControl) === isWithControl,
    );
  if (!match?.act) return;
  event.preventDefault();
  match.act();
}

/**
 * A single key is text in a field, and belongs to a dialog or menu while one is open. In a box of a row no letter is
 * typed, and the keys of the rows are wanted there most.
 */
function isForThePage(event: KeyboardEvent): boolean {
  return !isTyping(event) && !document.querySelector('[role$="dialog"], [role="menu"]');
}

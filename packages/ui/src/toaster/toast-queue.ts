import type { ReactNode } from 'react';
import type { ToastTone } from './toaster.variants.ts';

/** A button in a toast. */
export interface ToastAction {
  /** A verb: "Undo". */
  label: string;
  onAction: () => void;
}

export interface Toast {
  /** Stays the same when the toast is renewed. */
  readonly key: number;
  /** How often it was renewed. */
  readonly renewals: number;
  readonly id: string;
  readonly tone: ToastTone;
  readonly text: string;
  /** What is drawn of it. */
  readonly content: ReactNode;
  readonly action?: ToastAction | undefined;
  /** In ms; undefined for that of the preset. */
  readonly duration?: number | false | undefined;
  /** Plays its exit animation. */
  readonly isClosing?: boolean;
}

let toasts: readonly Toast[] = [];
let lastKey = 0;
/** Mounted regions that show toasts: one, or none. */
let regions = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Adds a toast, or renews the open one with the same id. */
export function addToast(toast: Omit<Toast, 'key' | 'renewals'>): void {
  const open = toasts.find(({ id, isClosing }) => id === toast.id && !isClosing);
  if (open) {
    const renewed = { ...toast, key: open.key, renewals: open.renewals + 1 };
    set(toasts.map((item) => (item === open ? renewed : item)));
    return;
  }
  lastKey += 1;
  set([...toasts, { ...toast, key: lastKey, renewals: 0 }]);
}

/** Starts the exit of some toasts. Without a region nothing is shown, so they just go. */
export function closeToasts(isMeant: (toast: Toast) => boolean): void {
  if (!toasts.some(isMeant)) return;
  set(
    regions === 0
      ? toasts.filter((toast) => !isMeant(toast))
      : toasts.map((toast) => (isMeant(toast) ? { ...toast, isClosing: true } : toast)),
  );
}

/** Removes a toast without an exit. */
export function removeToast(key: number): void {
  set(toasts.filter((toast) => toast.key !== key));
}

/** Registers a region that shows toasts. When the last one is gone, so are its toasts. */
export function serveToasts(): () => void {
  regions += 1;
  return () => {
    regions -= 1;
    // Another region of the page may take over in the same commit.
    queueMicrotask(() => {
      if (regions === 0) set([]);
    });
  };
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const currentToasts = (): readonly Toast[] => toasts;

const none: readonly Toast[] = [];
/** On a server and while hydrating. */
export const noToasts = (): readonly Toast[] => none;

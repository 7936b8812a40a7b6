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
  /** The text of the toast, with its title. */
  readonly text: string;
  readonly title?: string | undefined;
  /** The content that is drawn. */
  readonly content: ReactNode;
  readonly action?: ToastAction | undefined;
  /** In ms; undefined for that of the preset. */
  readonly duration?: number | false | undefined;
  /** Plays its exit animation. */
  readonly isClosing?: boolean;
}

let toasts: readonly Toast[] = [];
/** Toasts that wait until others are closed, in their order. */
let waiting: readonly Toast[] = [];
/** How many may be open at once. */
let limit = Infinity;
let lastKey = 0;
/** Mounted regions that show toasts: one, or none. */
let regions = 0;
const listeners = new Set<() => void>();

/** Shows these toasts, and as many waiting ones as the limit allows. */
function set(next: readonly Toast[]) {
  const free = Math.max(0, limit - next.filter(({ isClosing }) => !isClosing).length);
  toasts = [...next, ...waiting.slice(0, free)];
  waiting = waiting.slice(free);
  for (const listener of listeners) listener();
}

/** Adds a toast, or renews the one with the same id that is open or waits. */
export function addToast(toast: Omit<Toast, 'key' | 'renewals'>): void {
  const old = [...toasts, ...waiting].find(({ id, isClosing }) => id === toast.id && !isClosing);
  const added = { ...toast, key: old?.key ?? ++lastKey, renewals: old ? old.renewals + 1 : 0 };
  const renew = (item: Toast) => (item === old ? added : item);
  waiting = old ? waiting.map(renew) : [...waiting, added];
  set(toasts.map(renew));
}

/** Starts the exit of some toasts. Without a region nothing is shown, so they just go. */
export function closeToasts(isMeant: (toast: Toast) => boolean): void {
  // A waiting toast has no exit animation.
  waiting = waiting.filter((toast) => !isMeant(toast));
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

/** Registers a region that shows up to `most` toasts. When the last region is gone, so are its toasts. */
export function serveToasts(most: number): () => void {
  regions += 1;
  if (limit !== most) {
    limit = most;
    waiting = [...toasts, ...waiting];
    set([]);
  }
  return () => {
    regions -= 1;
    // Another region of the page may take over in the same commit.
    queueMicrotask(() => {
      if (regions > 0) return;
      waiting = [];
      set([]);
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

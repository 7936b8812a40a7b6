import type { ToastTone } from './toaster.variants.ts';

/** Long enough for a screen reader to pick up the text. */
const REMOVE_AFTER_MS = 1000;

export interface Announcement {
  key: number;
  tone: ToastTone;
  text: string;
}

let announcements: readonly Announcement[] = [];
const listeners = new Set<() => void>();
let lastKey = 0;

function set(next: readonly Announcement[]) {
  announcements = next;
  for (const listener of listeners) listener();
}

/** Announces a toast once, in the live region of its urgency. */
export function announce(tone: ToastTone, text: string): void {
  lastKey += 1;
  const key = lastKey;
  set([...announcements, { key, tone, text }]);
  setTimeout(() => set(announcements.filter((one) => one.key !== key)), REMOVE_AFTER_MS);
}

export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function currentAnnouncements(): readonly Announcement[] {
  return announcements;
}

import { INDICATOR_DELAY_MS } from '../../constants.ts';
import { focusedElement, hostAround } from './overlay-host.ts';

/** Long enough for a screen reader to pick up the text. */
const REMOVE_AFTER_MS = 1000;

interface Announcement {
  readonly region: HTMLElement;
  readonly timer: ReturnType<typeof setTimeout>;
  /** Number of callers with the same text. */
  waiting: number;
}

/** Announcements started in this turn, by text: many buttons that start loading together are announced once. */
const begun = new Map<string, Announcement>();

/**
 * Announces a text once, politely. Nothing is visible and nothing stays in the page. Announcements cancelled within 150
 * ms are not spoken. Returns a cancel function.
 */
export function announce(text: string): () => void {
  const announcement = begun.get(text) ?? begin(text);
  announcement.waiting += 1;
  return () => {
    announcement.waiting -= 1;
    if (announcement.waiting > 0) return;
    begun.delete(text);
    clearTimeout(announcement.timer);
    if (announcement.region.textContent === '') announcement.region.remove();
  };
}

function begin(text: string): Announcement {
  const region = document.createElement('div');
  // Screen readers announce changes only in existing live regions, so it is added empty first.
  region.ariaLive = 'polite';
  region.style.position = 'fixed';
  region.style.clipPath = 'inset(50%)';
  // A screen reader hears nothing of what a native dialog makes inert.
  hostAround(focusedElement()).append(region);
  const timer = setTimeout(() => {
    region.textContent = text;
    setTimeout(() => region.remove(), REMOVE_AFTER_MS);
  }, INDICATOR_DELAY_MS);
  const announcement = { region, timer, waiting: 0 };
  begun.set(text, announcement);
  queueMicrotask(() => begun.delete(text));
  return announcement;
}

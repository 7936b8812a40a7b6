import { INDICATOR_DELAY_MS } from '../constants.ts';

/** Long enough for a screen reader to pick up the text. */
const SAID_AFTER_MS = 1000;

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
export function announce(words: string): () => void {
  const announcement = begun.get(words) ?? begin(words);
  announcement.waiting += 1;
  return () => {
    announcement.waiting -= 1;
    if (announcement.waiting > 0) return;
    begun.delete(words);
    clearTimeout(announcement.timer);
    if (announcement.region.textContent === '') announcement.region.remove();
  };
}

function begin(words: string): Announcement {
  const region = document.createElement('div');
  // Screen readers announce changes only in existing live regions, so it is added empty first.
  region.ariaLive = 'polite';
  region.style.position = 'fixed';
  region.style.clipPath = 'inset(50%)';
  document.body.append(region);
  const timer = setTimeout(() => {
    region.textContent = words;
    setTimeout(() => region.remove(), SAID_AFTER_MS);
  }, INDICATOR_DELAY_MS);
  const announcement = { region, timer, waiting: 0 };
  begun.set(words, announcement);
  queueMicrotask(() => begun.delete(words));
  return announcement;
}

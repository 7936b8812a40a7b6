import { INDICATOR_DELAY_MS } from '../constants.ts';

/** Long enough for a screen reader to have taken the words. */
const SAID_AFTER_MS = 1000;

interface Announcement {
  readonly region: HTMLElement;
  readonly timer: ReturnType<typeof setTimeout>;
  /** How many wait for the same thing. */
  waiting: number;
}

/** What began in this turn, by its words: many buttons that begin to load together say so once. */
const begun = new Map<string, Announcement>();

/**
 * Says the words once and politely, to those who listen; nothing is seen, and nothing is left in the page. What is
 * over within 150 ms is not worth a word: the answer takes the words back, if they are not said yet.
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
  // Software hears only of what changes in a region that it knows: it comes first, and empty.
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

import { wakeInTime } from '../islands/wake-in-time.ts';
import { followAnchors } from '../motion/anchor-scroll.ts';
import { reveal } from '../motion/reveal.ts';
import { offerPlay } from '../tour/play.ts';

/**
 * Adds the script for someone who looks around: the way to an anchor, the rise into view (`SITE-16`), the islands.
 * `pressed` is the element that was pressed before this was loaded.
 */
export function lookAround(pressed: EventTarget | null): void {
  // The link that skips to the content stays as quick as the browser's own.
  for (const part of document.querySelectorAll<HTMLElement>('header, main, footer')) {
    followAnchors(part);
  }
  // The parts of a section rise when they come into view; the hero is in view from the start.
  for (const part of document.querySelectorAll<HTMLElement>('main > section:not(#home) > *')) {
    reveal(part);
  }
  for (const tour of document.querySelectorAll<HTMLElement>('.tour')) offerPlay(tour);
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    wakeInTime(island, pressed);
  }
}

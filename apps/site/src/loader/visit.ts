import { wakeInTime } from '../islands/wake-in-time.ts';
import { followAnchors } from '../motion/anchor-scroll.ts';
import { reveal } from '../motion/reveal.ts';
import { offerPlay } from '../tour/play.ts';

/**
 * What a visit needs once someone looks around: the way to an anchor, the rise into view (`SITE-16`), the islands.
 * `pressed` is what was pressed before this came.
 */
export function lookAround(pressed: EventTarget | null): void {
  // The link that skips to the content stays as quick as the browser is.
  for (const part of document.querySelectorAll<HTMLElement>('header, main, footer')) {
    followAnchors(part);
  }
  // What a section is made of rises when it comes into view; the hero is in view from the start.
  for (const part of document.querySelectorAll<HTMLElement>('main > section:not(#home) > *')) {
    reveal(part);
  }
  for (const tour of document.querySelectorAll<HTMLElement>('.tour')) offerPlay(tour);
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    wakeInTime(island, pressed);
  }
}

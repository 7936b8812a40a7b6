import { scaleOf } from '../primitives/dom/zoom.ts';

/**
 * Moves the row of slides by one number: `--bk-carousel-at`, in slides. The style sheet turns it into a transform that
 * works at any width. One clone precedes the first slide and a view of clones follows the last, so any position from -1
 * to `count` looks complete.
 */

/** Returns any integer as an index of `count` slides. */
export function wrap(at: number, count: number): number {
  return ((at % count) + count) % count;
}

/** Returns the number of slides the style sheet shows at the current width. */
export function visibleCount(track: HTMLElement): number {
  return Number(getComputedStyle(track).getPropertyValue('--bk-carousel-items'));
}

/** Returns the distance between slides in px of the row; negative in right-to-left layouts. */
export function stepOf(track: HTMLElement): number {
  const slide = track.querySelector<HTMLElement>('[data-part="slide"]');
  const { columnGap, direction } = getComputedStyle(track);
  // Not measured between neighbours: past the end they aren't adjacent.
  const width = slide ? slide.getBoundingClientRect().width / scaleOf(slide) : 0;
  const step = width + Number.parseFloat(columnGap);
  return (direction === 'rtl' ? -step : step) || 1;
}

/** Returns the current position, also during an animation. */
function currentPosition(track: HTMLElement): number {
  // In jsdom nothing is laid out or animated.
  if (typeof DOMMatrix === 'undefined')
    return Number(track.style.getPropertyValue('--bk-carousel-at'));
  return -new DOMMatrix(getComputedStyle(track).transform).m41 / stepOf(track);
}

/** Sets the position without animation, with the clones in place. */
export function setPosition(track: HTMLElement, at: number): void {
  delete track.dataset.resting;
  track.style.transitionDuration = '0s';
  track.style.setProperty('--bk-carousel-at', String(at));
}

/**
 * Rests at a position. Past the end the style sheet replaces the visible clones with the real slides, which can be
 * clicked, selected and read.
 */
export function snapTo(track: HTMLElement, at: number): void {
  setPosition(track, at);
  track.dataset.resting = '';
}

/** -1 and 1 move in that direction, 0 takes the shorter way. */
export type Turn = -1 | 0 | 1;

/**
 * Animates from the current position to `to` in `ms`. Past an end it moves on to the clones and snaps to the real
 * slides when it comes to rest. With reduced motion the style sheet has no transition and it snaps immediately.
 */
export function animateTo(
  track: HTMLElement,
  to: number,
  { count, ms, direction }: { count: number; ms: number; direction: Turn },
): void {
  const seen = currentPosition(track);
  // The same view, whole rounds away, from which to animate. The jump is invisible.
  const from = seen + roundsBefore((to - seen) / count, direction) * count;
  setPosition(track, Math.min(Math.max(from, -1), count));
  // Reading the style applies the jump before the animation.
  currentPosition(track);
  track.style.transitionDuration = `${ms}ms`;
  track.style.setProperty('--bk-carousel-at', String(to));
  const rest = () => snapTo(track, wrap(to, count));
  const [move] = track.getAnimations?.() ?? [];
  // An interrupted animation doesn't snap.
  if (move) move.finished.then(rest, () => {});
  else rest();
}

function roundsBefore(rounds: number, direction: Turn): number {
  if (direction > 0) return Math.ceil(rounds) - 1;
  if (direction < 0) return Math.floor(rounds) + 1;
  return Math.round(rounds);
}

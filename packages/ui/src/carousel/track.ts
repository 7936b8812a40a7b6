/**
 * The row of slides, moved by one number: `--bk-carousel-at`, in slides. The style sheet makes a transform of it, so
 * that it holds at any width. One copy stands before the first slide and a view of copies after the last; the numbers
 * from -1 to `count` are therefore all good to look at.
 */

/** Any whole number as one of `count` slides. */
export function wrap(at: number, count: number): number {
  return ((at % count) + count) % count;
}

/** How many slides the style sheet shows at this width of the screen. */
export function inView(track: HTMLElement): number {
  return Number(getComputedStyle(track).getPropertyValue('--bk-carousel-items'));
}

/** Pixels from one slide to the next; negative where the script runs from right to left. */
export function stepOf(track: HTMLElement): number {
  const slide = track.querySelector('.bk-carousel-slide:not([data-copy])');
  const { columnGap, direction } = getComputedStyle(track);
  // Not from one to the next: past the end they do not stand in a row.
  const step = (slide?.getBoundingClientRect().width ?? 0) + Number.parseFloat(columnGap);
  return (direction === 'rtl' ? -step : step) || 1;
}

/** Where the row stands now, in the middle of a move too. */
function seenAt(track: HTMLElement): number {
  return -new DOMMatrix(getComputedStyle(track).transform).m41 / stepOf(track);
}

/** Puts the row there at once, the copies in their places. */
export function place(track: HTMLElement, at: number): void {
  delete track.dataset.resting;
  track.style.transitionDuration = '0s';
  track.style.setProperty('--bk-carousel-at', String(at));
}

/**
 * Lets the row stand there. Past the end the style sheet now puts the slides themselves where their copies were seen,
 * so that what is seen can be clicked, selected and read.
 */
export function settle(track: HTMLElement, at: number): void {
  place(track, at);
  track.dataset.resting = '';
}

/** -1 and 1 go on in their direction, 0 takes the shorter way. */
export type Direction = -1 | 0 | 1;

/**
 * Moves the row from where it is seen to `to` in `ms`. Past an end it moves on to the copies, and stands at the slides
 * themselves when it has come to rest. Under reduced motion the style sheet has no transition, and it rests at once.
 */
export function glide(
  track: HTMLElement,
  to: number,
  { count, ms, direction }: { count: number; ms: number; direction: Direction },
): void {
  const seen = seenAt(track);
  // The same view, so many whole rounds away, that the move to `to` begins from. Nobody sees the leap.
  const from = seen + roundsBefore((to - seen) / count, direction) * count;
  place(track, Math.min(Math.max(from, -1), count));
  // Reading the style makes the leap happen before the move.
  seenAt(track);
  track.style.transitionDuration = `${ms}ms`;
  track.style.setProperty('--bk-carousel-at', String(to));
  const rest = () => settle(track, wrap(to, count));
  const [move] = track.getAnimations();
  // A move that another one takes over does not come to rest.
  if (move) move.finished.then(rest, () => {});
  else rest();
}

function roundsBefore(rounds: number, direction: Direction): number {
  if (direction > 0) return Math.ceil(rounds) - 1;
  if (direction < 0) return Math.floor(rounds) + 1;
  return Math.round(rounds);
}

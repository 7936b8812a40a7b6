import {
  REVEAL_DEBOUNCE_MS,
  REVEAL_OFFSET,
  REVEAL_RISE,
  REVEAL_THROTTLE_MS,
} from './motion-facts.ts';

/** Elements below the fold that haven't been revealed. One pair of listeners serves all. */
const waiting = new Set<HTMLElement>();
let lastCheck = Number.NEGATIVE_INFINITY;
let nextCheck: ReturnType<typeof setTimeout> | undefined;
let afterResize: ReturnType<typeof setTimeout> | undefined;

/**
 * Animates the element upwards once, when it is `REVEAL_OFFSET` px inside the viewport (`SITE-16`). Elements already in
 * view are left alone. Style sheets animate it with transform only, and not with reduced motion or in print, so it is
 * always readable. Returns a cleanup function.
 */
export function reveal(element: HTMLElement): () => void {
  if (element.getBoundingClientRect().top <= window.innerHeight) return () => {};
  element.dataset.reveal = 'waiting';
  if (waiting.size === 0) {
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onResize);
  }
  waiting.add(element);
  return () => {
    if (waiting.has(element)) delete element.dataset.reveal;
    forget(element);
  };
}

/** Throttled: the first scroll event runs immediately, later ones after the interval, including the last. */
function onScroll(): void {
  nextCheck ??= setTimeout(check, Math.ceil(lastCheck + REVEAL_THROTTLE_MS - performance.now()));
}

function onResize(): void {
  clearTimeout(afterResize);
  afterResize = setTimeout(check, REVEAL_DEBOUNCE_MS);
}

function check(): void {
  lastCheck = performance.now();
  clearTimeout(nextCheck);
  nextCheck = undefined;
  const { scrollHeight } = document.documentElement;
  // At the end of the page nothing can scroll further up.
  const isAtEnd = window.scrollY + window.innerHeight >= scrollHeight - 1;
  const line = window.innerHeight - (isAtEnd ? 0 : REVEAL_OFFSET);
  const risen = [...waiting].filter(
    (element) => element.getBoundingClientRect().top - REVEAL_RISE <= line,
  );
  for (const element of risen) {
    element.dataset.reveal = 'shown';
    forget(element);
  }
}

function forget(element: HTMLElement): void {
  if (!waiting.delete(element) || waiting.size > 0) return;
  removeEventListener('scroll', onScroll);
  removeEventListener('resize', onResize);
  clearTimeout(nextCheck);
  clearTimeout(afterResize);
  nextCheck = undefined;
}

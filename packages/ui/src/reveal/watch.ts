import {
  REVEAL_DEBOUNCE_MS,
  REVEAL_OFFSET,
  REVEAL_RISE,
  REVEAL_THROTTLE_MS,
} from '../constants.ts';

/** What is below the fold and has not risen yet. One pair of listeners serves all. */
const waiting = /* @__PURE__ */ new Set<HTMLElement>();
let lastLook = Number.NEGATIVE_INFINITY;
let nextLook: ReturnType<typeof setTimeout> | undefined;
let afterResize: ReturnType<typeof setTimeout> | undefined;

/**
 * Lets the element rise once, when it has come `REVEAL_OFFSET` px into the window (`SITE-16`). What is in the window
 * already is left as it is. Style sheets move it, by transform alone, and leave it where it is under reduced motion
 * and on paper: it can be read at any time. Answers the undo. As a `ref` in React, it is called after hydration.
 */
export function reveal(element: HTMLElement | null): () => void {
  if (!element || element.getBoundingClientRect().top <= window.innerHeight) return () => {};
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

/** The first event of a scroll is answered at once, what follows when its time has come: the last one too. */
function onScroll(): void {
  nextLook ??= setTimeout(look, Math.ceil(lastLook + REVEAL_THROTTLE_MS - performance.now()));
}

function onResize(): void {
  clearTimeout(afterResize);
  afterResize = setTimeout(look, REVEAL_DEBOUNCE_MS);
}

function look(): void {
  lastLook = performance.now();
  clearTimeout(nextLook);
  nextLook = undefined;
  const { scrollHeight } = document.documentElement;
  // At its end a page cannot bring anything further up.
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
  clearTimeout(nextLook);
  clearTimeout(afterResize);
  nextLook = undefined;
}

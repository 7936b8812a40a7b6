import { ANCHOR_SCROLL_MS } from './motion-facts.ts';

/** Events by which a reader interrupts the scrolling. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let stop = () => {};

/**
 * Scrolls to the target in `ANCHOR_SCROLL_MS` with ease-in-out (`SITE-16`) and moves focus to its heading. Scrolling,
 * touching or pressing a key stops it, and focus stays. With reduced motion it jumps immediately.
 */
export function scrollToAnchor(target: HTMLElement): void {
  stop();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    arrive(target);
    return;
  }

  const from = window.scrollY;
  const start = performance.now();
  let frame = requestAnimationFrame(function move(now) {
    const done = Math.min(1, Math.max(0, (now - start) / ANCHOR_SCROLL_MS));
    if (done === 1) {
      stop();
      arrive(target);
      return;
    }
    // Measured in every frame: sections on the way may only get their height when they come into view.
    const top = from + (placeOf(target) - from) * inOut(done);
    window.scrollTo({ top, behavior: 'instant' });
    frame = requestAnimationFrame(move);
  });
  const cancel = () => stop();
  for (const event of interruptions) addEventListener(event, cancel, { passive: true });
  stop = () => {
    cancelAnimationFrame(frame);
    for (const event of interruptions) removeEventListener(event, cancel);
    stop = () => {};
  };
}

/**
 * Makes links to anchors on the page scroll with `scrollToAnchor` and update the URL. Links that open elsewhere, or
 * whose click is already handled, are left alone. Returns a cleanup function.
 */
export function followAnchors(root: Document | HTMLElement = document): () => void {
  const listener = (event: Event) => {
    if (event instanceof MouseEvent) follow(event);
  };
  root.addEventListener('click', listener);
  return () => {
    stop();
    root.removeEventListener('click', listener);
  };
}

function follow(event: MouseEvent): void {
  const { target } = event;
  if (event.defaultPrevented || !isPlainClick(event)) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !/^(_self)?$/.test(link.target) || link.hasAttribute('download')) return;
  const { origin, pathname, search } = location;
  if (link.origin !== origin || link.pathname !== pathname || link.search !== search) return;
  const anchor = anchorOf(link.hash);
  if (!anchor) return;
  event.preventDefault();
  if (link.hash !== location.hash) history.pushState(history.state, '', link.hash);
  scrollToAnchor(anchor);
}

/** Finds the target as browsers do: by the raw fragment, else decoded (`#%E0%A4%A6…`, in Hindi). */
function anchorOf(hash: string): HTMLElement | null {
  const fragment = hash.slice(1);
  const as = (id: string) => document.getElementById(id);
  try {
    return as(fragment) ?? as(decodeURIComponent(fragment));
  } catch {
    // A lone percent sign can't be decoded.
    return null;
  }
}

/** Whether a click follows a link here. With a modifier key the browser opens a tab or window, or saves it. */
function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** Returns the scroll position that puts the target at the top. */
function placeOf(target: HTMLElement): number {
  const page = document.documentElement;
  const room =
    (Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0) +
    (Number.parseFloat(getComputedStyle(page).scrollPaddingTop) || 0);
  const top = target.getBoundingClientRect().top + window.scrollY - room;
  return Math.min(Math.max(0, top), page.scrollHeight - page.clientHeight);
}

function inOut(done: number): number {
  return done < 0.5 ? 4 * done ** 3 : 1 - (2 - 2 * done) ** 3 / 2;
}

function arrive(target: HTMLElement): void {
  target.scrollIntoView?.({ behavior: 'instant' });
  const headings = 'h1, h2, h3, h4, h5, h6';
  const inside = target.matches(headings) ? null : target.querySelector<HTMLElement>(headings);
  const heading = inside ?? target;
  heading.focus({ preventScroll: true });
  if (document.activeElement === heading) return;
  // Makes an unfocusable target focusable until it loses focus.
  heading.tabIndex = -1;
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  heading.focus({ preventScroll: true });
}

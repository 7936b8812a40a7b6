import { ANCHOR_SCROLL_MS } from '../constants.ts';
import { hasReducedMotion } from '../primitives/use-document-state.ts';

/** What a reader does who wants to go another way. */
const otherWishes = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let stop = () => {};

/**
 * Takes the page to the target in `ANCHOR_SCROLL_MS`, in and out (`SITE-16`), and the focus to its heading. A wheel, a
 * finger or a key stops it where it is, and the focus stays. Under reduced motion it is there at once.
 */
export function scrollToAnchor(target: HTMLElement): void {
  stop();
  if (hasReducedMotion()) {
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
    // The way is measured anew: sections on it may get their height only when they come into view.
    const top = from + (placeOf(target) - from) * inOut(done);
    window.scrollTo({ top, behavior: 'instant' });
    frame = requestAnimationFrame(move);
  });
  const cancel = () => stop();
  for (const wish of otherWishes) addEventListener(wish, cancel, { passive: true });
  stop = () => {
    cancelAnimationFrame(frame);
    for (const wish of otherWishes) removeEventListener(wish, cancel);
    stop = () => {};
  };
}

/**
 * Makes the links of the page to its own anchors go there by `scrollToAnchor`; the address gets the anchor. Links that
 * open elsewhere, or are taken by somebody else, stay as they are. Answers the undo.
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
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
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

/** As a browser finds it: by the fragment as it is written, else by what it stands for (`#%E0%A4%A6…`, in Hindi). */
function anchorOf(hash: string): HTMLElement | null {
  const fragment = hash.slice(1);
  const as = (id: string) => document.getElementById(id);
  try {
    return as(fragment) ?? as(decodeURIComponent(fragment));
  } catch {
    // A lone percent sign stands for nothing.
    return null;
  }
}

/** Where the page must be scrolled to for the target to stand at its top. */
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
  target.scrollIntoView({ behavior: 'instant' });
  const headings = 'h1, h2, h3, h4, h5, h6';
  const inside = target.matches(headings) ? null : target.querySelector<HTMLElement>(headings);
  const heading = inside ?? target;
  heading.focus({ preventScroll: true });
  if (document.activeElement === heading) return;
  // What cannot have the focus has it as long as it stays there.
  heading.tabIndex = -1;
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  heading.focus({ preventScroll: true });
}

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followAnchors } from './anchor-scroll.ts';
import { ANCHOR_SCROLL_MS } from './motion-facts.ts';

// jsdom has no layout, so only what happens is looked at here. The way itself is measured in the browser.
let isReduced = false;
let stop = () => {};
const scrollTo = vi.fn();

beforeEach(() => {
  isReduced = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  vi.stubGlobal('scrollTo', scrollTo);
  scrollTo.mockClear();
  document.body.innerHTML = `
    <a href="#prices">Prices</a> <a href="#%E0%A4%B8">स</a> <a href="#nowhere">Nowhere</a> <a href="#100%">100 %</a>
    <section id="prices"><h2>What it costs</h2></section>
    <h2 id="स">स</h2>`;
  stop = followAnchors();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const link = (name: string) =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name) ?? document;
const heading = () => document.querySelector('h2');

/** Clicks, and returns whether the page took it from the browser. */
function click(name: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  const isTaken = !link(name).dispatchEvent(event);
  return isTaken;
}

it('[SITE-16] reaches an anchor in its time, with its hash and the focus on its heading', () => {
  click('Prices');
  vi.advanceTimersByTime(ANCHOR_SCROLL_MS - 50);
  expect(scrollTo).toHaveBeenCalled();
  expect(document.activeElement).not.toBe(heading());
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(heading());
  expect(location.hash).toBe('#prices');
  // It can be focused for as long as it has the focus.
  heading()?.blur();
  expect(heading()?.hasAttribute('tabindex')).toBe(false);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('stops at a %s', (event) => {
  click('Prices');
  vi.advanceTimersByTime(ANCHOR_SCROLL_MS / 3);
  document.body.dispatchEvent(new Event(event, { bubbles: true }));
  const { length } = scrollTo.mock.calls;
  vi.advanceTimersByTime(ANCHOR_SCROLL_MS);
  expect(scrollTo.mock.calls).toHaveLength(length);
  expect(document.activeElement).not.toBe(heading());
});

it('jumps at once where less movement is asked for', () => {
  isReduced = true;
  click('Prices');
  expect(document.activeElement).toBe(heading());
});

it('finds an anchor in another script', () => {
  isReduced = true;
  click('स');
  expect(document.activeElement?.id).toBe('स');
});

it('leaves unknown anchors and clicks for a new tab to the browser', () => {
  expect(click('Nowhere')).toBe(false);
  expect(click('100 %')).toBe(false);
  expect(click('Prices', { ctrlKey: true })).toBe(false);
  expect(click('Prices', { button: 1 })).toBe(false);
  expect(click('Prices')).toBe(true);
});

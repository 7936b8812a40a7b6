import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REVEAL_OFFSET, REVEAL_RISE, REVEAL_THROTTLE_MS } from './motion-facts.ts';
import { reveal } from './reveal.ts';

// jsdom has no layout: where a part is, and how far the page goes, is said here. The timing is measured in the browser.
let top = 0;
const stops: (() => void)[] = [];

function part() {
  const element = document.createElement('section');
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  document.body.append(element);
  stops.push(reveal(element));
  return element;
}

function scroll() {
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(2 * REVEAL_THROTTLE_MS);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('leaves what is in view on load as it is', () => {
  top = window.innerHeight;
  expect(part().dataset.reveal).toBeUndefined();
});

it('lets a part rise once its own place is far enough into the window, and only once', () => {
  top = window.innerHeight + 1;
  const element = part();
  expect(element.dataset.reveal).toBe('waiting');
  top = window.innerHeight - REVEAL_OFFSET + REVEAL_RISE + 1;
  scroll();
  expect(element.dataset.reveal).toBe('waiting');
  top -= 1;
  scroll();
  expect(element.dataset.reveal).toBe('shown');
  top = window.innerHeight + 500;
  scroll();
  expect(element.dataset.reveal).toBe('shown');
});

it('reveals what is at the end of the page, where nothing can scroll further up', () => {
  top = window.innerHeight + 1;
  const element = part();
  top = window.innerHeight - 1;
  scroll();
  expect(element.dataset.reveal).toBe('waiting');
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight);
  scroll();
  expect(element.dataset.reveal).toBe('shown');
});

it('leaves a part as it was when it is let go', () => {
  top = window.innerHeight + 1;
  const element = part();
  for (const stop of stops.splice(0)) stop();
  expect(element.dataset.reveal).toBeUndefined();
});

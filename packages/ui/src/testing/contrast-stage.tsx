import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryBrowser } from './browser.ts';
import { partsIn, tooFaint } from './painted.ts';

export const ignore = () => {};
export const options = [
  { value: 'basic', label: 'Basic' },
  { value: 'standard', label: 'Standard' },
];

/** The meta that all files of these stories share. */
export const contrastStories = {
  // Measured here in both themes and with more contrast, instead of by axe.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta;

export const still = { 'prefers-reduced-motion': 'reduce' };

/** Waits for pending content. */
export function rest() {
  const moves = document.getAnimations().filter(
    ({ effect, playState, timeline }) =>
      playState === 'running' &&
      // A scroll position never ends.
      timeline === document.timeline &&
      effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
  );
  return Promise.allSettled(moves.map((move) => move.finished));
}

/** Measures the element's contents, with normal and more contrast. */
export async function measure(browser: StoryBrowser, root: Element, atLeast: number) {
  for (const contrast of ['no-preference', 'more']) {
    await browser.media({ ...still, 'prefers-contrast': contrast });
    await rest();
    const parts = partsIn(root);
    await expect(parts.length).toBeGreaterThanOrEqual(atLeast);
    await expect(tooFaint(parts)).toEqual([]);
  }
}

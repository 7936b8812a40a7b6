import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import {
  REVEAL_DEBOUNCE_MS,
  REVEAL_MS,
  REVEAL_OFFSET,
  REVEAL_RISE,
  REVEAL_THROTTLE_MS,
} from '../constants.ts';
import { FRAME_MS } from '../testing/frames.ts';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { Reveal } from './index.ts';

const meta = {
  title: 'Page/Reveal',
  component: Reveal,
  args: { children: 'Rates by season, in one grid.' },
  render: (args) => (
    <>
      <p>The fold is below. Scroll.</p>
      <div style={{ height: '130vh' }} />
      <Reveal {...args} />
      <div style={{ height: '130vh' }} />
    </>
  ),
  beforeEach: () => {
    window.scrollTo(0, 0);
  },
} satisfies Meta<typeof Reveal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The element below the fold. */
function part(): HTMLElement {
  const element = document.querySelector<HTMLElement>('[data-reveal]');
  if (!element) throw new Error('Nothing waits below the fold.');
  return element;
}

/** Scrolls until the element is at that distance from the bottom of the window. */
function bring(element: HTMLElement, above: number) {
  const rise = element.dataset.reveal === 'waiting' ? REVEAL_RISE : 0;
  const { top } = element.getBoundingClientRect();
  window.scrollBy({ top: top - rise - (window.innerHeight - above), behavior: 'instant' });
}

/** Times at which the element was checked. */
function looksAt(element: HTMLElement): number[] {
  const times: number[] = [];
  const measure = element.getBoundingClientRect.bind(element);
  spyOn(element, 'getBoundingClientRect').mockImplementation(() => {
    times.push(performance.now());
    return measure();
  });
  return times;
}

export const Default: Story = {};

export const Rises: Story = {
  name: 'Behaviour: rises 24 px in 800 ms with transform only, once',
  play: async () => {
    const element = part();
    const { transform, opacity } = getComputedStyle(element);
    await expect(new DOMMatrix(transform).m42).toBe(REVEAL_RISE);
    await expect(opacity).toBe('1');

    await withStoppedTime(async (time) => {
      bring(element, 2 * REVEAL_OFFSET);
      await time.until(() => element.getAnimations().length > 0);
      await expect(getComputedStyle(element).opacity).toBe('1');
      await expect(await time.until(() => element.getAnimations().length === 0)).toBe(REVEAL_MS);
      await expect(getComputedStyle(element).transform).toBe('none');

      // Stays revealed after leaving the view.
      window.scrollTo(0, 0);
      await time.pass(2 * REVEAL_THROTTLE_MS);
      bring(element, 2 * REVEAL_OFFSET);
      await time.pass(2 * REVEAL_THROTTLE_MS);
      await expect(element.getAnimations()).toEqual([]);
    });
  },
};

export const Offset: Story = {
  name: 'Behaviour: rises when 120 px inside the viewport',
  play: async () => {
    const element = part();
    await withStoppedTime(async (time) => {
      bring(element, REVEAL_OFFSET - 2);
      await time.pass(2 * REVEAL_THROTTLE_MS);
      await expect(element.dataset.reveal).toBe('waiting');
      bring(element, REVEAL_OFFSET + 2);
      await time.pass(2 * REVEAL_THROTTLE_MS);
      await expect(element.dataset.reveal).toBe('shown');
    });
  },
};

export const Throttle: Story = {
  name: 'Behaviour: checks at most every 99 ms while scrolling, and once at the end',
  play: async () => {
    const element = part();
    const looks = looksAt(element);
    let last = 0;
    await withStoppedTime(async (time) => {
      for (let frame = 0; frame < 40; frame += 1) {
        window.scrollBy(0, 1);
        last = performance.now();
        await time.pass(FRAME_MS);
      }
      await time.pass(REVEAL_THROTTLE_MS);
    });
    await expect(looks.at(-1)).toBeGreaterThanOrEqual(last);
    const gaps = looks.slice(1).map((at, index) => at - (looks[index] ?? 0));
    // Not sooner, and at the latest in the next frame.
    await expect(gaps.length).toBeGreaterThanOrEqual(4);
    await expect(Math.min(...gaps)).toBeGreaterThanOrEqual(REVEAL_THROTTLE_MS);
    await expect(Math.max(...gaps)).toBeLessThanOrEqual(REVEAL_THROTTLE_MS + FRAME_MS);
  },
};

export const Debounce: Story = {
  name: 'Behaviour: checks 50 ms after the last resize',
  play: async () => {
    const element = part();
    await withStoppedTime(async (time) => {
      // Scrolling back to the top triggers a check too.
      await time.pass(2 * REVEAL_THROTTLE_MS);
      const looks = looksAt(element);
      for (let frame = 0; frame < 12; frame += 1) {
        dispatchEvent(new Event('resize'));
        await time.pass(FRAME_MS);
      }
      dispatchEvent(new Event('resize'));
      await expect(looks).toEqual([]);
      await expect(await time.until(() => looks.length > 0)).toBe(REVEAL_DEBOUNCE_MS);
      await time.pass(2 * REVEAL_THROTTLE_MS);
      await expect(looks).toHaveLength(1);
    });
  },
};

export const InView: Story = {
  name: 'Behaviour: content visible on load is not animated',
  render: (args) => <Reveal {...args} />,
  play: async ({ canvas, args }) => {
    const element = canvas.getByText(String(args.children));
    await expect(element).not.toHaveAttribute('data-reveal');
    await expect(getComputedStyle(element).transform).toBe('none');
  },
};

export const EndOfPage: Story = {
  name: 'Behaviour: content at the end of the page is revealed too',
  render: (args) => (
    <>
      <div style={{ height: '130vh' }} />
      <Reveal {...args} />
    </>
  ),
  play: async () => {
    const element = part();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(element.dataset.reveal).toBe('shown'));
  },
};

export const ReducedMotion: Story = {
  name: 'Behaviour: with reduced motion nothing moves',
  globals: { motion: 'reduced' },
  play: async () => {
    const element = part();
    await expect(getComputedStyle(element).transform).toBe('none');
    bring(element, 2 * REVEAL_OFFSET);
    await waitFor(() => expect(element.dataset.reveal).toBe('shown'));
    await expect(element.getAnimations()).toEqual([]);
  },
};

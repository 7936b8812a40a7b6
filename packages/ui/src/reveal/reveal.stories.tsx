import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import {
  REVEAL_DEBOUNCE_MS,
  REVEAL_MS,
  REVEAL_OFFSET,
  REVEAL_RISE,
  REVEAL_THROTTLE_MS,
} from '../constants.ts';
import { after, closest, frame, frameWhen, TIME_TOLERANCE_MS } from '../testing/measure.ts';
import { Reveal, reveal } from './index.ts';

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

/** The part below the fold. */
function part(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-reveal]');
  if (!found) throw new Error('Nothing waits below the fold.');
  return found;
}

/** Scrolls until the place of the part is so far above the lower edge of the window. */
function bring(element: HTMLElement, above: number) {
  const rise = element.dataset.reveal === 'waiting' ? REVEAL_RISE : 0;
  const { top } = element.getBoundingClientRect();
  window.scrollBy({ top: top - rise - (window.innerHeight - above), behavior: 'instant' });
}

/** When the part was looked at. */
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
  tags: ['timed'],
  name: 'Behaviour: rises 24 px in 800 ms by transform alone, once',
  play: async () => {
    const element = part();
    const { transform, opacity } = getComputedStyle(element);
    await expect(new DOMMatrix(transform).m42).toBe(REVEAL_RISE);
    await expect(opacity).toBe('1');

    const took = await closest(REVEAL_MS, async () => {
      window.scrollTo(0, 0);
      reveal(element);
      bring(element, 2 * REVEAL_OFFSET);
      const start = await frameWhen(() => element.getAnimations().length > 0);
      await expect(getComputedStyle(element).opacity).toBe('1');
      return (await frameWhen(() => element.getAnimations().length === 0)) - start;
    });
    await expect(Math.abs(took - REVEAL_MS)).toBeLessThanOrEqual(TIME_TOLERANCE_MS);
    await expect(getComputedStyle(element).transform).toBe('none');

    // Out of view and back, it stays.
    window.scrollTo(0, 0);
    await after(2 * REVEAL_THROTTLE_MS);
    bring(element, 2 * REVEAL_OFFSET);
    await after(2 * REVEAL_THROTTLE_MS);
    await expect(element.getAnimations()).toEqual([]);
  },
};

export const Offset: Story = {
  name: 'Behaviour: rises when it is 120 px into the window, not before',
  play: async () => {
    const element = part();
    bring(element, REVEAL_OFFSET - 2);
    await after(2 * REVEAL_THROTTLE_MS);
    await expect(element.dataset.reveal).toBe('waiting');
    bring(element, REVEAL_OFFSET + 2);
    await waitFor(() => expect(element.dataset.reveal).toBe('shown'));
  },
};

/** A browser's timers keep to whole milliseconds, its clock to tenths: a timer may seem early by less than one. */
const TIMER_GRAIN_MS = 1;

export const Throttle: Story = {
  tags: ['timed'],
  name: 'Behaviour: looks at most once in 99 ms while the page scrolls, and once more at its end',
  play: async () => {
    const element = part();
    const looks = looksAt(element);
    const start = performance.now();
    let last = start;
    while (last - start < 600) {
      window.scrollBy(0, 1);
      await frame();
      last = performance.now();
    }
    await waitFor(() => expect(looks.at(-1)).toBeGreaterThan(last - TIME_TOLERANCE_MS));
    const gaps = looks.slice(1).map((time, index) => time - (looks[index] ?? 0));
    await expect(Math.min(...gaps)).toBeGreaterThanOrEqual(REVEAL_THROTTLE_MS - TIMER_GRAIN_MS);
    // Not slower than that either.
    await expect(looks.length).toBeGreaterThanOrEqual(4);
    await expect(Math.min(...gaps) - REVEAL_THROTTLE_MS).toBeLessThanOrEqual(TIME_TOLERANCE_MS);
  },
};

export const Debounce: Story = {
  tags: ['timed'],
  name: 'Behaviour: looks 50 ms after the last resize of the window, not during it',
  play: async () => {
    const element = part();
    // The way back to the top of the page is a scroll, with its own look.
    await after(2 * REVEAL_THROTTLE_MS);
    const looks = looksAt(element);
    const took = await closest(REVEAL_DEBOUNCE_MS, async () => {
      looks.length = 0;
      const resizes: number[] = [];
      const start = performance.now();
      while (performance.now() - start < 4 * REVEAL_DEBOUNCE_MS) {
        resizes.push(performance.now());
        dispatchEvent(new Event('resize'));
        await frame();
      }
      const last = resizes.at(-1) ?? start;
      await frameWhen(() => (looks.at(-1) ?? 0) > last);
      // Also where this machine held its breath between two of them.
      const sinceResize = looks.map((at) => at - Math.max(...resizes.filter((time) => time < at)));
      await expect(Math.min(...sinceResize)).toBeGreaterThanOrEqual(REVEAL_DEBOUNCE_MS - 1);
      await expect(looks.length).toBeLessThan(resizes.length / 2);
      return (looks.at(-1) ?? 0) - last;
    });
    await expect(took - REVEAL_DEBOUNCE_MS).toBeLessThanOrEqual(TIME_TOLERANCE_MS);
  },
};

export const InView: Story = {
  name: 'Behaviour: what is in view when the page opens stays as it is',
  render: (args) => <Reveal {...args} />,
  play: async ({ canvas, args }) => {
    const element = canvas.getByText(String(args.children));
    await expect(element).not.toHaveAttribute('data-reveal');
    await expect(getComputedStyle(element).transform).toBe('none');
  },
};

export const EndOfPage: Story = {
  name: 'Behaviour: the foot of the page rises although it cannot come far enough',
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
  name: 'Behaviour: with reduced motion it stands where it belongs and does not move',
  globals: { motion: 'reduced' },
  play: async () => {
    const element = part();
    await expect(getComputedStyle(element).transform).toBe('none');
    bring(element, 2 * REVEAL_OFFSET);
    await waitFor(() => expect(element.dataset.reveal).toBe('shown'));
    await expect(element.getAnimations()).toEqual([]);
  },
};

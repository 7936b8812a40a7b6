import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, spyOn } from 'storybook/test';
import { ANCHOR_SCROLL_MS } from '../constants.ts';
import { FRAME_MS, frameWhen } from '../testing/frames.ts';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { followAnchors } from './index.ts';

/** A long page with anchor links. */
function Page() {
  useEffect(() => followAnchors(), []);
  return (
    <>
      <a href="#prices">Prices</a> <a href="#सवाल">सवाल</a> <a href="#nowhere">Nowhere</a>{' '}
      <a href="#100%">100 %</a>
      <div style={{ height: '200vh' }} />
      <section id="prices" style={{ scrollMarginTop: 40 }}>
        <h2>What it costs</h2>
        <p>From ₹999 a month.</p>
      </section>
      <div style={{ height: '150vh' }} />
      <h2 id="सवाल">सवाल</h2>
    </>
  );
}

const meta = {
  title: 'Navigation/AnchorScroll',
  render: () => <Page />,
  beforeEach: () => {
    window.scrollTo(0, 0);
    return () => history.replaceState(null, '', location.pathname + location.search);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function back() {
  window.scrollTo({ top: 0, behavior: 'instant' });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

export const Default: Story = {};

export const Duration: Story = {
  name: 'Behaviour: scrolls in 1000 ms with ease-in-out and moves focus to the heading',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'What it costs' });
    const section = document.getElementById('prices');
    await withStoppedTime(async (time) => {
      back();
      canvas.getByRole('link', { name: 'Prices' }).click();
      await time.pass(ANCHOR_SCROLL_MS / 10);
      const early = window.scrollY;
      await time.pass(ANCHOR_SCROLL_MS * 0.4);
      const middle = window.scrollY;
      const rest = await time.until(() => document.activeElement === heading);
      // It ends in the first frame after its duration.
      await expect(rest - ANCHOR_SCROLL_MS / 2).toBeGreaterThanOrEqual(0);
      await expect(rest - ANCHOR_SCROLL_MS / 2).toBeLessThan(FRAME_MS);
      // Ease-in-out: at 10 % of the time much less than 10 % of the distance, at half the time half of it.
      await expect(early).toBeGreaterThan(0);
      await expect(early).toBeLessThan(window.scrollY / 20);
      await expect(Math.abs(middle / window.scrollY - 0.5)).toBeLessThan(0.05);
    });
    // Same position as the browser's own scrolling: respects the section's margin.
    await expect(Math.round(section?.getBoundingClientRect().top ?? 0)).toBe(40);
    await expect(location.hash).toBe('#prices');
  },
};

export const Cancelled: Story = {
  name: 'Behaviour: wheel, touch or a key stops scrolling',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'What it costs' });
    const interruptions = [
      new WheelEvent('wheel', { bubbles: true }),
      new TouchEvent('touchstart', { bubbles: true }),
      new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }),
    ];
    for (const interruption of interruptions) {
      await withStoppedTime(async (time) => {
        back();
        canvas.getByRole('link', { name: 'Prices' }).click();
        await time.pass(ANCHOR_SCROLL_MS / 3);
        const { scrollY } = window;
        await expect(scrollY).toBeGreaterThan(0);
        document.body.dispatchEvent(interruption);
        await time.pass(ANCHOR_SCROLL_MS);
        await expect(window.scrollY).toBe(scrollY);
        await expect(heading).not.toHaveFocus();
      });
    }
  },
};

export const Jumps: Story = {
  name: 'Behaviour: jumps immediately with reduced motion',
  play: async ({ canvas }) => {
    const real = window.matchMedia.bind(window);
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      real(query.includes('prefers-reduced-motion') ? 'all' : query),
    );
    canvas.getByRole('link', { name: 'Prices' }).click();
    await expect(canvas.getByRole('heading', { name: 'What it costs' })).toHaveFocus();
    const { top } = canvas.getByText('From ₹999 a month.').getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(top).toBeLessThan(window.innerHeight / 2);
    await expect(location.hash).toBe('#prices');
  },
};

export const OtherScripts: Story = {
  name: 'Behaviour: finds an anchor from a percent-encoded hash',
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'सवाल' }).click();
    const heading = canvas.getByRole('heading', { name: 'सवाल' });
    await frameWhen(() => document.activeElement === heading);
    await expect(decodeURIComponent(location.hash)).toBe('#सवाल');
  },
};

export const NotOurs: Story = {
  name: 'Behaviour: leaves unknown anchors and new-tab clicks to the browser',
  play: async ({ canvas }) => {
    const isOurs = (link: HTMLElement, init: MouseEventInit) => {
      let taken = false;
      const last = (event: Event) => {
        taken = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', last, { once: true });
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
      return taken;
    };
    const prices = canvas.getByRole('link', { name: 'Prices' });
    await expect(isOurs(canvas.getByRole('link', { name: 'Nowhere' }), {})).toBe(false);
    await expect(isOurs(canvas.getByRole('link', { name: '100 %' }), {})).toBe(false);
    await expect(isOurs(prices, { ctrlKey: true })).toBe(false);
    await expect(isOurs(prices, { button: 1 })).toBe(false);
    await expect(isOurs(prices, {})).toBe(true);
  },
};

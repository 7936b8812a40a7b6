import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn } from 'storybook/test';
import { CAROUSEL_AUTOPLAY_MS } from '../constants.ts';
import {
  AMPLE_MS,
  carouselStories,
  isMoving,
  nextMove,
  part,
  press,
  seen,
  standsStill,
} from '../testing/carousel-stage.tsx';
import { FRAME_MS } from '../testing/frames.ts';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { Carousel } from './carousel.tsx';

const meta = {
  ...carouselStories,
  title: 'Page/Carousel/Behaviour',
  component: Carousel,
  tags: ['!autodocs'],
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Autoplay: Story = {
  name: '[CAR-01] plays with the given interval',
  args: { autoplay: 600 },
  play: ({ mount }) =>
    withStoppedTime(async (time) => {
      await mount();
      await nextMove(time);
      await expect(await nextMove(time)).toBe(600);
    }),
};

export const AutoplayDefault: Story = {
  name: '[CAR-01] plays every 8500 ms by default',
  args: { autoplay: undefined },
  play: ({ mount }) =>
    withStoppedTime(async (time) => {
      await mount();
      await expect(CAROUSEL_AUTOPLAY_MS).toBe(8500);
      await nextMove(time);
      await expect(await nextMove(time)).toBe(CAROUSEL_AUTOPLAY_MS);
    }),
};

export const Pauses: Story = {
  name: 'Behaviour: pauses on hover, on focus and in a hidden tab',
  args: { autoplay: 250, speed: 50 },
  play: ({ canvas, mount, userEvent }) =>
    withStoppedTime(async (time) => {
      await mount();
      const track = part('track');
      await nextMove(time);
      await expect(track).toHaveAttribute('aria-live', 'off');

      await userEvent.hover(part('view'));
      await expect(track).toHaveAttribute('aria-live', 'polite');
      await expect(await standsStill(time, AMPLE_MS)).toBe(true);
      await userEvent.unhover(part('view'));
      await nextMove(time);

      await userEvent.tab();
      const pause = canvas.getByRole('button', { name: 'Pause' });
      await expect(pause).toHaveFocus();
      await expect(await standsStill(time, AMPLE_MS)).toBe(true);
      // Another window: the button keeps the focus of the page.
      fireEvent.focusOut(pause);
      await expect(await standsStill(time, AMPLE_MS)).toBe(true);
      await userEvent.tab({ shift: true });
      await nextMove(time);

      const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
      await expect(await standsStill(time, AMPLE_MS)).toBe(true);
      hidden.mockReturnValue(false);
      document.dispatchEvent(new Event('visibilitychange'));
      await nextMove(time);
      hidden.mockRestore();
    }),
};

export const PausesUnderFinger: Story = {
  name: 'Behaviour: pauses on touch',
  args: { autoplay: 250, speed: 50 },
  play: ({ mount }) =>
    withStoppedTime(async (time) => {
      await mount();
      await nextMove(time);
      await press(-100, () => time.pass(FRAME_MS));
      await expect(await standsStill(time, AMPLE_MS)).toBe(true);
      part('view').dispatchEvent(new PointerEvent('pointerup', { bubbles: true, clientX: 400 }));
      await nextMove(time);
    }),
};

export const PausePlay: Story = {
  name: 'Behaviour: stays paused by its button, and plays again even while hovered',
  args: { autoplay: 250, speed: 50 },
  play: ({ canvas, mount, userEvent }) =>
    withStoppedTime(async (time) => {
      await mount();
      await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
      await userEvent.unhover(canvas.getByRole('button', { name: 'Play' }));
      await expect(await standsStill(time, AMPLE_MS)).toBe(true);
      await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
      await nextMove(time);
      await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
    }),
};

export const ReducedMotion: Story = {
  name: 'Behaviour: with reduced motion it does not play, and changes without animation',
  args: { autoplay: 250 },
  globals: { motion: 'reduced' },
  beforeEach: () => {
    const real = window.matchMedia.bind(window);
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      real(query.includes('prefers-reduced-motion') ? 'all' : query),
    );
  },
  play: async ({ canvas, mount, userEvent }) => {
    await withStoppedTime(async (time) => {
      await mount();
      await expect(await standsStill(time, AMPLE_MS)).toBe(true);
    });
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(isMoving()).toBe(false);
    await expect(seen()[0]).toBe('Sample 2');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Modal } from '../modal/index.ts';
import {
  carouselStories,
  isMoving,
  part,
  press,
  reached,
  rest,
  sampleSlides,
  seen,
  touch,
} from '../testing/carousel-stage.tsx';
import { frame } from '../testing/frames.ts';
import { Carousel } from './carousel.tsx';

const meta = {
  ...carouselStories,
  title: 'Page/Carousel/Behaviour',
  component: Carousel,
  tags: ['!autodocs'],
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

async function swipe(by: number, on = part('view')) {
  await press(by, frame, on);
  touch('pointerup', 400 + by, on);
}

export const Swipe: Story = {
  name: 'Behaviour: swiping moves it, a short swipe returns',
  args: { speed: 50 },
  play: async () => {
    await swipe(-200);
    await rest();
    await expect(seen()[0]).toBe('Sample 2');
    await swipe(40);
    await rest();
    await expect(seen()[0]).toBe('Sample 2');
    await swipe(400);
    await rest();
    await swipe(400);
    await rest();
    await expect(seen()[0]).toBe('Sample 5');
    await expect(reached()).toEqual(['1 of 5', '5 of 5']);
  },
};

export const SwipeCancelled: Story = {
  name: 'Behaviour: a swipe that the browser takes over returns',
  args: { speed: 50 },
  play: async () => {
    await press(-200);
    touch('pointercancel', 200);
    await waitFor(() => {
      expect(isMoving()).toBe(false);
      expect(part('track').style.getPropertyValue('--bk-carousel-at')).toBe('0');
    });
    await expect(reached()).toEqual(['1 of 5', '2 of 5']);
  },
};

export const SwipeOfOneFinger: Story = {
  name: 'Behaviour: a second finger neither moves nor ends a swipe',
  args: { speed: 50 },
  play: async () => {
    await press(-200);
    const second = { bubbles: true, pointerType: 'touch', pointerId: 2, clientX: 700 };
    part('view').dispatchEvent(new PointerEvent('pointermove', second));
    part('view').dispatchEvent(new PointerEvent('pointerup', second));
    await expect(part('track').style.getPropertyValue('--bk-carousel-at')).not.toBe('0');
    part('view').dispatchEvent(new PointerEvent('pointerup', { bubbles: true, clientX: 200 }));
    await rest();
    await expect(seen()[0]).toBe('Sample 2');
  },
};

export const DialogInASlide: Story = {
  name: 'Behaviour: swipes and keys in a dialog opened from a slide are ignored',
  args: {
    speed: 50,
    loop: false,
    children: [
      <Modal key="modal" open header={{ text: 'How it is used' }}>
        <p>By the front desk.</p>
      </Modal>,
      ...sampleSlides(4),
    ],
  },
  play: async ({ userEvent }) => {
    await rest();
    const words = screen.getByText('By the front desk.');
    await swipe(-200, words);
    await userEvent.keyboard('{ArrowRight}');
    await rest();
    await expect(part('track').style.getPropertyValue('--bk-carousel-at')).toBe('0');
  },
};

import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { CAROUSEL_SPEED_MS } from '../constants.ts';
import {
  carouselStories,
  isMoving,
  part,
  reached,
  rest,
  sampleSlides,
  seen,
  slides,
} from '../testing/carousel-stage.tsx';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { Carousel } from './carousel.tsx';
import type { CarouselProps } from './carousel.types.ts';

const meta = {
  ...carouselStories,
  title: 'Page/Carousel/Behaviour',
  component: Carousel,
  tags: ['!autodocs'],
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the duration of the animation after a click, in ms. */
async function lengthOfMove(button: HTMLElement): Promise<number> {
  let took = 0;
  await rest();
  await withStoppedTime(async (time) => {
    button.click();
    await time.until(isMoving);
    took = await time.until(() => !isMoving());
  });
  return took;
}

export const Speed: Story = {
  name: '[CAR-01] animates in 450 ms by default',
  play: async ({ canvas }) => {
    await expect(CAROUSEL_SPEED_MS).toBe(450);
    await expect(await lengthOfMove(canvas.getByRole('button', { name: 'Next' }))).toBe(450);
  },
};

export const SpeedOption: Story = {
  name: '[CAR-01] animates with the given speed',
  args: { speed: 200 },
  play: async ({ canvas }) => {
    await expect(await lengthOfMove(canvas.getByRole('button', { name: 'Next' }))).toBe(200);
  },
};

/** Its host goes no further than the third slide. */
function ThreeOfFive(props: CarouselProps) {
  const [index, setIndex] = useState(1);
  return <Carousel {...props} index={index} onIndexChange={(next) => next < 3 && setIndex(next)} />;
}

export const Controlled: Story = {
  name: 'moves to the slide that its host chooses, and stays at the one that it keeps',
  render: (args) => <ThreeOfFive {...args} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(seen()).toEqual(['Sample 2', 'Sample 3']));
    for (const _ of ['moves', 'stays']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await waitFor(() => {
        expect(isMoving()).toBe(false);
        expect(seen()).toEqual(['Sample 3', 'Sample 4']);
        expect(reached()).toEqual(['3 of 5', '4 of 5']);
      });
    }
  },
};

export const Loop: Story = {
  name: '[CAR-01] loops in both directions over inert clones',
  globals: { viewport: { value: 'w1170' } },
  play: async ({ canvas, userEvent }) => {
    await expect(reached()).toEqual(['1 of 5', '2 of 5', '3 of 5']);
    for (const copy of document.querySelectorAll('[data-clone]')) {
      await expect(copy).toHaveAttribute('inert');
      await expect(copy).toHaveAttribute('aria-hidden', 'true');
    }

    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await rest();
    await expect(seen()).toEqual(['Sample 5', 'Sample 1', 'Sample 2']);
    await expect(reached()).toEqual(['1 of 5', '2 of 5', '5 of 5']);

    const next = canvas.getByRole('button', { name: 'Next' });
    const round: string[] = [];
    for (let press = 0; press < 6; press += 1) {
      await userEvent.click(next);
      await rest();
      round.push(seen().join());
    }
    await expect(round[0]).toBe('Sample 1,Sample 2,Sample 3');
    await expect(round[3]).toBe('Sample 4,Sample 5,Sample 1');
    await expect(round[5]).toBe(round[0]);
  },
};

export const Hasty: Story = {
  name: 'Behaviour: interrupted, it continues from its current position',
  args: { speed: 300, children: sampleSlides(2), items: { 0: 1 } },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    const at = () => new DOMMatrix(getComputedStyle(part('track')).transform).m41;
    await withStoppedTime(async (time) => {
      for (let press = 0; press < 5; press += 1) {
        next.click();
        await time.pass(100);
        // Always forward: the row moves left, or has wrapped.
        const before = at();
        await time.pass(40);
        await expect(at() < before || before - at() < -part('view').clientWidth).toBe(true);
      }
    });
    await rest();
    await expect(reached()).toEqual(['2 of 2']);
    await expect(seen()).toEqual(['Sample 2']);
  },
};

export const Ends: Story = {
  name: '[CAR-01] without loop it stops at its ends and says why',
  args: { loop: false, speed: 50 },
  play: async ({ canvas, userEvent }) => {
    const previous = canvas.getByRole('button', { name: 'Previous' });
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(document.querySelector('[data-clone]')).toBeNull();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    for (let press = 0; press < 5; press += 1) {
      await userEvent.click(next);
      await rest();
    }
    await expect(seen()).toEqual(['Sample 4', 'Sample 5']);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveAccessibleDescription('You’re on the last slide.');
    await expect(previous).not.toHaveAttribute('aria-disabled');
  },
};

export const Keys: Story = {
  name: 'Behaviour: arrow keys move it, and focus stays inside',
  args: { speed: 50 },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'What customers say' });
    await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    canvas.getAllByRole('link')[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await rest();
    await expect(seen()[0]).toBe('Sample 2');
    await expect(region).toContainElement(document.querySelector(':focus'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await rest();
    await expect(seen()[0]).toBe('Sample 5');
  },
};

export const NoShift: Story = {
  name: 'Behaviour: server-rendered slides do not shift on hydration',
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    const boxes = () =>
      [...slides(), ...canvas.getAllByRole('button')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
      });
    const live = boxes();
    region.removeAttribute('data-live');
    for (const copy of region.querySelectorAll<HTMLElement>('[data-clone]')) copy.hidden = true;
    await expect(getComputedStyle(part('view')).overflowX).toBe('auto');
    await expect(getComputedStyle(part('track')).transform).toBe('none');
    await expect(boxes()).toEqual(live);
    region.dataset.live = 'true';
    for (const copy of region.querySelectorAll<HTMLElement>('[data-clone]')) copy.hidden = false;
  },
};

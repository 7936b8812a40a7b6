import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { CAROUSEL_ITEMS } from '../constants.ts';
import {
  AMPLE_MS,
  carouselStories,
  part,
  reached,
  rest,
  sampleSlides,
  seen,
  slides,
  standsStill,
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

/** Asserts the number of visible slides and their width. */
async function visibleCount(count: number) {
  await expect(seen()).toHaveLength(count);
  await expect(reached()).toHaveLength(count);
  const gap = 24;
  const [first] = slides();
  const room = part('view').getBoundingClientRect().width;
  const width = first?.getBoundingClientRect().width ?? 0;
  await expect(Math.abs(width - (room - (count - 1) * gap) / count)).toBeLessThanOrEqual(1);
}

export const OneBelow768: Story = {
  name: '[CAR-01] 1 slide is visible at 767 px',
  globals: { viewport: { value: 'w767' } },
  play: () => visibleCount(CAROUSEL_ITEMS[0]),
};

export const TwoFrom768: Story = {
  name: '[CAR-01] 2 slides are visible at 768 px',
  globals: { viewport: { value: 'w768' } },
  play: () => visibleCount(CAROUSEL_ITEMS[768]),
};

export const TwoBelow1170: Story = {
  name: '[CAR-01] 2 slides are visible at 1169 px',
  globals: { viewport: { value: 'w1169' } },
  play: () => visibleCount(CAROUSEL_ITEMS[768]),
};

export const ThreeFrom1170: Story = {
  name: '[CAR-01] 3 slides are visible at 1170 px',
  globals: { viewport: { value: 'w1170' } },
  play: () => visibleCount(CAROUSEL_ITEMS[1170]),
};

export const ItemsOption: Story = {
  name: '[CAR-01] the number of visible slides can be set',
  args: { items: { 0: 2, 768: 4 } },
  play: () => visibleCount(4),
};

/** Changes how many slides fit, as a style sheet does for a width. */
function show(region: HTMLElement, count: number) {
  region.style.setProperty('--bk-carousel-items', String(count));
  region.style.setProperty('width', `${600 + count}px`);
}

export const RoomForAll: Story = {
  name: 'Behaviour: it begins with the first slide where all fit',
  args: { speed: 50, children: sampleSlides(3) },
  play: async ({ canvas, userEvent }) => {
    for (const _ of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await rest();
    }
    await expect(seen()).toEqual(['Sample 3', 'Sample 1']);
    show(canvas.getByRole('region'), 3);
    await waitFor(() => expect(seen()).toEqual(['Sample 1', 'Sample 2', 'Sample 3']));
    await expect(reached()).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  },
};

export const RoomForMore: Story = {
  name: 'Behaviour: without loop it ends with the last slide also where more fit',
  args: { speed: 50, loop: false, defaultIndex: 4, items: { 0: 1 } },
  play: async ({ canvas, userEvent }) => {
    await expect(seen()).toEqual(['Sample 5']);
    show(canvas.getByRole('region'), 3);
    await waitFor(() => expect(seen()).toEqual(['Sample 3', 'Sample 4', 'Sample 5']));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(seen()).toEqual(['Sample 2', 'Sample 3', 'Sample 4']));
  },
};

function Shortened(props: CarouselProps) {
  const [count, setCount] = useState(5);
  return (
    <>
      <Carousel {...props}>{sampleSlides(count)}</Carousel>
      <button type="button" onClick={() => setCount(3)}>
        Keep three
      </button>
    </>
  );
}

export const FewerSlides: Story = {
  name: 'Behaviour: with fewer slides it stays among them',
  args: { speed: 50, loop: false, defaultIndex: 3 },
  render: (args) => <Shortened {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(seen()).toEqual(['Sample 4', 'Sample 5']);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep three' }));
    await waitFor(() => expect(seen()).toEqual(['Sample 2', 'Sample 3']));
    await expect(reached()).toEqual(['2 of 3', '3 of 3']);
  },
};

export const None: Story = {
  name: 'Behaviour: renders nothing without slides',
  args: { children: [] },
  play: async () => {
    await expect(document.querySelector('.bk-carousel')).toBeNull();
  },
};

export const One: Story = {
  name: 'Behaviour: one slide has no controls',
  args: { children: sampleSlides(1), autoplay: 250 },
  play: ({ canvas, mount }) =>
    withStoppedTime(async (time) => {
      await mount();
      await expect(canvas.queryByRole('button')).toBeNull();
      await expect(reached()).toEqual(['1 of 1']);
      await expect(await standsStill(time, AMPLE_MS)).toBe(true);
    }),
};

export const Few: Story = {
  name: 'Behaviour: fewer slides than fit have no controls or clones',
  args: { children: sampleSlides(2), items: { 0: 3 }, autoplay: 250 },
  play: ({ canvas, mount }) =>
    withStoppedTime(async (time) => {
      await mount();
      await expect(canvas.queryByRole('button')).toBeNull();
      await expect(document.querySelector('[data-clone]')).toBeNull();
      await expect(reached()).toEqual(['1 of 2', '2 of 2']);
      await expect(await standsStill(time, AMPLE_MS)).toBe(true);
    }),
};

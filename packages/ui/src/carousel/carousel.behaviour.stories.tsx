import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, spyOn, waitFor } from 'storybook/test';
import { CAROUSEL_AUTOPLAY_MS, CAROUSEL_ITEMS, CAROUSEL_SPEED_MS } from '../constants.ts';
import { Modal } from '../modal/index.ts';
import {
  isMoving,
  nextMove,
  part,
  reached,
  rest,
  sampleSlides,
  seen,
  slides,
  standsStill,
} from '../testing/carousel-stage.tsx';
import { FRAME_MS, frame } from '../testing/frames.ts';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { Carousel } from './carousel.tsx';
import type { CarouselProps } from './carousel.types.ts';

const edges = [767, 768, 1169, 1170];

const meta = {
  title: 'Page/Carousel/Behaviour',
  component: Carousel,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w768' } },
  args: { label: 'What customers say', children: sampleSlides(5), autoplay: 0 },
  parameters: {
    viewport: {
      options: Object.fromEntries(
        edges.map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '800px' } },
        ]),
      ),
    },
  },
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

function touch(type: string, clientX: number, on = part('view')) {
  // Synthetic pointers can't be captured.
  part('view').setPointerCapture = () => {};
  on.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerType: 'touch', isPrimary: true, clientX }),
  );
}

/** Simulates a touch that stays down: press and move, one step per frame. */
async function press(by: number, step: () => Promise<unknown> = frame, on = part('view')) {
  touch('pointerdown', 400, on);
  for (const share of [0.25, 0.5, 0.75, 1]) {
    touch('pointermove', 400 + by * share, on);
    await step();
  }
}

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

/** Longer than three animations. */
const AMPLE_MS = 900;

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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { seenSlides } from '../testing/carousel-stage.tsx';
import { frameWhen } from '../testing/frames.ts';
import { Carousel } from './carousel.tsx';
import type { CarouselProps } from './carousel.types.ts';

const counts = [0, 1, 2, 3, 4, 5, 7];
const views = [1, 2, 3] as const;

/** Every number of slides with every number of visible ones. */
function Counts(props: Partial<CarouselProps>) {
  return views.flatMap((view) =>
    counts.map((count) => (
      <Carousel
        key={`${view} ${count}`}
        {...props}
        label={`${count} in ${view}`}
        items={{ 0: view }}
        autoplay={0}
        speed={1}
      >
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place.
          <p key={at}>{at}</p>
        ))}
      </Carousel>
    )),
  );
}

const meta = {
  title: 'Page/Carousel/Counts',
  tags: ['!autodocs'],
  component: Counts,
  // Each is like those that axe checks elsewhere.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Counts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the visible slides from left to right, at rest. */
async function seen(region: HTMLElement): Promise<number[]> {
  const track = region.querySelector('.bk-carousel-track');
  const view = region.querySelector('.bk-carousel-view');
  if (!track || !view) return [];
  await frameWhen(() => track.getAnimations().length === 0);
  // After the animation the row snaps from clones to real slides: at rest none of the visible ones is inert.
  await frameWhen(() => !seenSlides(view).some(({ inert }) => inert));
  const slides = seenSlides(view);
  return slides.map((slide) => Number(slide.textContent));
}

const expected = (from: number, view: number, count: number) =>
  Array.from({ length: Math.min(view, count) }, (_, at) => (from + at + count) % count);

/** Checks every number of slides with every number of visible ones, all at the same time. */
const inEach = (check: (view: number, count: number) => Promise<void>) =>
  Promise.all(views.flatMap((view) => counts.map((count) => check(view, count))));

export const Loop: Story = {
  name: 'Behaviour: [CAR-01] loops both ways without a gap with any number of slides',
  play: async ({ canvas }) => {
    await inEach(async (view, count) => {
      const region = canvas.queryByRole('region', { name: `${count} in ${view}` });
      if (count === 0) {
        await expect(region).toBeNull();
        return;
      }
      if (!region) throw new Error(`${count} in ${view} is not there.`);
      await expect(await seen(region), `${count} in ${view}`).toEqual(expected(0, view, count));
      const press = (name: string) =>
        region.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
      if (count <= view) {
        press('Next');
        await expect(await seen(region)).toEqual(expected(0, view, count));
        return;
      }
      for (let step = 1; step <= count + 1; step += 1) {
        press('Next');
        await expect(await seen(region), `${count} in ${view}, ${step} on`).toEqual(
          expected(step % count, view, count),
        );
      }
      for (let step = count; step >= -1; step -= 1) {
        press('Previous');
        await expect(await seen(region), `${count} in ${view}, back to ${step}`).toEqual(
          expected((step + count) % count, view, count),
        );
      }
    });
  },
};

export const NoLoop: Story = {
  name: 'Behaviour: [CAR-01] without loop it stops when the last slide is visible',
  args: { loop: false },
  play: async ({ canvas }) => {
    await inEach(async (view, count) => {
      if (count < 2) return;
      const region = canvas.getByRole('region', { name: `${count} in ${view}` });
      const next = region.querySelector<HTMLElement>('[aria-label="Next"]');
      for (let step = 0; step < count + 1; step += 1) {
        next?.click();
        await seen(region);
      }
      const last = Math.max(0, count - view);
      await expect(await seen(region), `${count} in ${view}`).toEqual(expected(last, view, count));
    });
  },
};

export const PastTheEnd: Story = {
  name: 'Behaviour: past the end visible slides can be clicked and focused',
  render: () => (
    <Carousel label="Links" items={{ 0: 2 }} autoplay={0} speed={1}>
      {[0, 1, 2].map((at) => (
        <a key={at} href={`#${at}`}>
          {at}
        </a>
      ))}
    </Carousel>
  ),
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Links' });
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await seen(region);
    await userEvent.click(next);
    await expect(await seen(region)).toEqual([2, 0]);
    const first = canvas.getByRole('link', { name: '0' });
    const place = first.getBoundingClientRect();
    await expect(document.elementFromPoint(place.left + 2, place.top + 2)).toBe(first);
    first.focus();
    await expect(await seen(region)).toEqual([0, 1]);
    await expect(first).toHaveFocus();
    const view = region.querySelector('.bk-carousel-view')?.getBoundingClientRect();
    const { left, right } = first.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(view?.left ?? 0);
    await expect(right).toBeLessThanOrEqual(view?.right ?? 0);
  },
};

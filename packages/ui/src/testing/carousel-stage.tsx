import type { Meta } from '@storybook/react-vite';
import type { Carousel } from '../carousel/carousel.tsx';
import { frame, frameWhen } from './frames.ts';
import type { StoppedTime } from './stopped-time.ts';

/** Sample cards for a carousel, marked as made up. */
export function sampleSlides(count: number) {
  return Array.from({ length: count }, (_, at) => (
    <figure
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves them.
      key={at}
      className="sheet-card"
    >
      <blockquote>The front desk sees the whole week at a glance.</blockquote>
      <figcaption>
        Sample {at + 1}, <a href="#sample">how it is used</a>
      </figcaption>
    </figure>
  ));
}

export function part(name: 'track' | 'view'): HTMLElement {
  const node = document.querySelector<HTMLElement>(`.bk-carousel-${name}`);
  if (!node) throw new Error(`There is no ${name}.`);
  return node;
}

export const slides = () => [
  ...document.querySelectorAll<HTMLElement>('.bk-carousel-slide:not([data-clone])'),
];

/** Returns the names of the reachable slides. */
export const reached = () =>
  slides()
    .filter((slide) => !slide.inert)
    .map((slide) => slide.getAttribute('aria-label'));

/** Returns every visible slide, including clones, from left to right. */
export function seenSlides(view: Element): HTMLElement[] {
  const { left, right } = view.getBoundingClientRect();
  const place = (slide: HTMLElement) => slide.getBoundingClientRect();
  return [...view.querySelectorAll<HTMLElement>('.bk-carousel-slide')]
    .filter((slide) => {
      const box = place(slide);
      return box.width > 0 && box.left > left - 2 && box.right < right + 2;
    })
    .sort((a, b) => place(a).left - place(b).left);
}

/** Returns the text of the visible slides, from left to right. */
export function seen(): string[] {
  return seenSlides(part('view')).map((slide) => /Sample \d+/.exec(slide.textContent)?.[0] ?? '');
}

export const isMoving = () => part('track').getAnimations().length > 0;
export const rest = () => frameWhen(() => !isMoving());

/** Advances time until the next animation starts. Returns how long that took, in ms. */
export async function nextMove(time: StoppedTime): Promise<number> {
  const rest = await time.until(() => !isMoving());
  return rest + (await time.until(isMoving));
}

/** Returns whether it stays at rest for so many milliseconds. */
export async function standsStill(time: StoppedTime, ms: number): Promise<boolean> {
  await time.until(() => !isMoving());
  const before = seen().join();
  await time.pass(ms);
  return before === seen().join() && !isMoving();
}

const edges = [767, 768, 1169, 1170];

/** The meta that all files of these stories share. */
export const carouselStories = {
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

export function touch(type: string, clientX: number, on = part('view')) {
  // Synthetic pointers can't be captured.
  part('view').setPointerCapture = () => {};
  on.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerType: 'touch', isPrimary: true, clientX }),
  );
}

/** Simulates a touch that stays down: press and move, one step per frame. */
export async function press(by: number, step: () => Promise<unknown> = frame, on = part('view')) {
  touch('pointerdown', 400, on);
  for (const share of [0.25, 0.5, 0.75, 1]) {
    touch('pointermove', 400 + by * share, on);
    await step();
  }
}

/** Longer than three animations. */
export const AMPLE_MS = 900;

import { frameWhen } from './measure.ts';

/** Cards as a page would put them into a carousel. Made up, and marked so. */
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
  const found = document.querySelector<HTMLElement>(`.bk-carousel-${name}`);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

export const slides = () => [
  ...document.querySelectorAll<HTMLElement>('.bk-carousel-slide:not([data-copy])'),
];

/** The slides that can be reached, by name. */
export const reached = () =>
  slides()
    .filter((slide) => !slide.inert)
    .map((slide) => slide.getAttribute('aria-label'));

/** What is seen in the row, from left to right, copies too: the words of the slides. */
export function seen(): string[] {
  const { left, right } = part('view').getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>('.bk-carousel-slide')]
    .filter((slide) => {
      const box = slide.getBoundingClientRect();
      return box.left > left - 2 && box.right < right + 2;
    })
    .map((slide) => /Sample \d+/.exec(slide.textContent)?.[0] ?? '');
}

export const isMoving = () => part('track').getAnimations().length > 0;
export const rest = () => frameWhen(() => !isMoving());

/** When the row begins its next move. */
export async function nextMove(): Promise<number> {
  await rest();
  return frameWhen(isMoving);
}

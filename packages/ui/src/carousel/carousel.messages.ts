export const carouselMessages = {
  /** Said of the region and of a slide, in the place of their roles. */
  carousel: 'carousel',
  slide: 'slide',
  position: (at: number, count: number) => `${at} of ${count}`,
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
  isFirst: 'This is the first.',
  isLast: 'This is the last.',
};

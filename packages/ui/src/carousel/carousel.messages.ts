export const carouselMessages = {
  /** Role descriptions of the region and of a slide. */
  carousel: 'carousel',
  slide: 'slide',
  position: (at: number, count: number) => `${at} of ${count}`,
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
  isFirst: 'You’re on the first slide.',
  isLast: 'You’re on the last slide.',
};

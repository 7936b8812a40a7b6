export const carouselMessages = {
  /** Role descriptions of the region and of a slide. */
  carousel: 'carousel',
  slide: 'slide',
  /**
   * @param place The place of the slide, formatted.
   * @param text The count, formatted.
   */
  position: (_at: number, _count: number, place: string, text: string) => `${place} of ${text}`,
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
  isFirst: 'You’re on the first slide.',
  isLast: 'You’re on the last slide.',
};

export { Carousel } from './carousel.tsx';
export type { CarouselItems, CarouselPart, CarouselProps } from './carousel.types.ts';

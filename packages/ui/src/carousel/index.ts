export { Carousel, type CarouselItems, type CarouselProps } from './carousel.tsx';

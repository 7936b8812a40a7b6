export {
  Carousel,
  type CarouselItems,
  type CarouselPart,
  type CarouselProps,
} from './carousel.tsx';

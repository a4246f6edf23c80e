export { Carousel } from './Carousel';
export type { CarouselHandle, CarouselProps } from './Carousel';
export type { CarouselCause } from './useCarousel';

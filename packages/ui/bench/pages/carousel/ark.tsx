import '../page.css';
import { Carousel, useCarousel, type UseCarouselReturn } from '@ark-ui/react/carousel';
import { useEffect } from 'react';
import { present } from '../scene';
import { Card, slides } from './slides';

let carousel: UseCarouselReturn | undefined;

function Slides() {
  const api = useCarousel({
    slideCount: slides.length,
    slidesPerPage: 4,
    slidesPerMove: 1,
    spacing: '24px',
    defaultPage: 1,
  });
  useEffect(() => {
    carousel = api;
  });
  return (
    <Carousel.RootProvider value={api}>
      <Carousel.ItemGroup>
        {slides.map((name, index) => (
          <Carousel.Item key={name} index={index}>
            <Card name={name} />
          </Carousel.Item>
        ))}
      </Carousel.ItemGroup>
    </Carousel.RootProvider>
  );
}

present(() => <Slides />, {
  next: () => carousel?.scrollNext(),
  selected: () => carousel?.page ?? -1,
});

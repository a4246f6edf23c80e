import '../page.css';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';
import { present } from '../scene';
import { Card, slides } from './slides';

let embla: UseEmblaCarouselType[1];

function Slides() {
  const [ref, api] = useEmblaCarousel({ startIndex: 1, align: 'center', containScroll: false });
  useEffect(() => {
    embla = api;
  }, [api]);
  return (
    <div ref={ref} style={{ overflow: 'hidden' }}>
      <div style={{ display: 'flex' }}>
        {slides.map((name) => (
          <div key={name} style={{ flex: '0 0 280px', marginInlineEnd: 24 }}>
            <Card name={name} />
          </div>
        ))}
      </div>
    </div>
  );
}

present(() => <Slides />, {
  next: () => embla?.scrollNext(),
  selected: () => embla?.selectedScrollSnap() ?? -1,
});

import '@seedbed/ui/styles.css';
import '../page.css';
import { Carousel, type CarouselHandle } from '@seedbed/ui/carousel';
import { createRef } from 'react';
import { present } from '../scene';
import { Card, slides } from './slides';

const handle = createRef<CarouselHandle>();
let selected = 1;

present(
  () => (
    <Carousel
      ref={handle}
      label="Slides"
      items={slides}
      itemKey={String}
      itemLabel={String}
      onSelectionChange={(index) => {
        selected = index;
      }}
    >
      {(name) => <Card name={name} />}
    </Carousel>
  ),
  { next: () => handle.current?.scrollTo(selected + 1), selected: () => selected },
);

import 'swiper/css';
import 'swiper/css/virtual';
import '../page.css';
import type { Swiper as SwiperCore } from 'swiper';
import { Virtual } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { present } from '../scene';
import { Card, slides } from './slides';

let swiper: SwiperCore | undefined;

present(
  () => (
    <Swiper
      modules={[Virtual]}
      virtual
      slidesPerView={4}
      spaceBetween={24}
      centeredSlides
      initialSlide={1}
      onSwiper={(core) => {
        swiper = core;
      }}
    >
      {slides.map((name, index) => (
        <SwiperSlide key={name} virtualIndex={index}>
          <Card name={name} />
        </SwiperSlide>
      ))}
    </Swiper>
  ),
  { next: () => swiper?.slideNext(), selected: () => swiper?.activeIndex ?? -1 },
);

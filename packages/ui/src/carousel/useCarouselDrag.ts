import { useRef, type PointerEvent } from 'react';
import { dampPosition, snapAfter } from './snaps';
import { isMirrored, type CarouselControl } from './useCarousel';

/** Distance, in pixels, below which a press is a press and not a drag. */
export const dragThreshold = 6;

interface Held {
  pointerId: number;
  startX: number;
  lastX: number;
  lastTime: number;
  speed: number;
  slide: number;
  forward: 1 | -1;
  isDragging: boolean;
}

const slideStep = (track: HTMLElement) => {
  const [first, second] = [...track.children] as HTMLElement[];
  return first && second ? Math.abs(second.offsetLeft - first.offsetLeft) : (first?.offsetWidth ?? 1);
};

function drawTrack(track: HTMLElement | null, position: number, isDragging: boolean) {
  track?.toggleAttribute('data-dragging', isDragging);
  track?.style.setProperty('--carousel-position', String(position));
}

/**
 * Drag and flick by touch or pen: the track follows the finger by one CSS variable, and React hears where it came to rest.
 * The mouse has the wheel and the press; its drag stays free for selecting text.
 */
export function useCarouselDrag(control: CarouselControl) {
  const held = useRef<Held>(undefined);

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const track = control.trackRef.current;
    if (event.pointerType === 'mouse' || !event.isPrimary || !track) return;
    held.current = {
      pointerId: event.pointerId,
      startX: event.clientX,
      lastX: event.clientX,
      lastTime: event.timeStamp,
      speed: 0,
      slide: slideStep(track),
      forward: isMirrored(track) ? 1 : -1,
      isDragging: false,
    };
  };

  const travelled = ({ forward, slide }: Held, fromX: number, toX: number) =>
    (forward * (toX - fromX)) / slide;

  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const drag = held.current;
    const track = control.trackRef.current;
    if (!drag || drag.pointerId !== event.pointerId || !track) return;
    if (!drag.isDragging && Math.abs(event.clientX - drag.startX) < dragThreshold) return;
    if (!drag.isDragging) event.currentTarget.setPointerCapture(event.pointerId);
    drag.isDragging = true;
    const elapsed = Math.max(1, event.timeStamp - drag.lastTime);
    drag.speed = (drag.forward * (event.clientX - drag.lastX)) / elapsed;
    drag.lastX = event.clientX;
    drag.lastTime = event.timeStamp;
    const position = control.selected + travelled(drag, drag.startX, event.clientX);
    drawTrack(track, dampPosition(position, control.labels.length), true);
  };

  const settle = (index: number) => drawTrack(control.trackRef.current, index, false);

  const handlePointerUp = (event: PointerEvent<HTMLElement>) => {
    const drag = held.current;
    held.current = undefined;
    if (!drag?.isDragging) return;
    // A finger that rested before it let go did not flick.
    const speed = event.timeStamp - drag.lastTime < 80 ? drag.speed : 0;
    const release = { travelled: travelled(drag, drag.startX, event.clientX), speed };
    const index = snapAfter(control.selected, release, control.labels.length);
    settle(index);
    control.select(index, 'drag');
  };

  const handlePointerCancel = () => {
    held.current = undefined;
    settle(control.selected);
  };

  return { handlePointerDown, handlePointerMove, handlePointerUp, handlePointerCancel };
}

import { useLayoutEffect, useReducer, useRef, type PointerEvent } from 'react';
import { dampPosition, snapAfter } from './snaps';
import { isMirrored, type CarouselControl } from './useCarousel';

/** Distance, in pixels, below which a press is a press and not a drag. */
export const dragThreshold = 6;

/** Milliseconds without a move after which letting go is no flick. */
const flickPause = 80;

interface Held {
  pointerId: number;
  startX: number;
  lastX: number;
  lastTime: number;
  /** Pixels a millisecond; forward is positive. */
  speed: number;
  /** Distance between two slides, in pixels. */
  slide: number;
  /** Where the track stood when it was taken: between two slides if it was still moving. */
  from: number;
  forward: 1 | -1;
  isDragging: boolean;
}

/** Distance between two slides, and the slide that stands in the middle now, both as they are on the screen. */
function readTrack(track: HTMLElement, selected: number, forward: 1 | -1) {
  const [first, second] = [...track.children] as HTMLElement[];
  const slide = first && second ? Math.abs(second.offsetLeft - first.offsetLeft) : (first?.offsetWidth ?? 1);
  const shift = new DOMMatrixReadOnly(getComputedStyle(track).transform).m41;
  return { slide, from: slide > 0 ? (forward * shift) / slide : selected };
}

function drawTrack(track: HTMLElement | null, position: number, isDragging: boolean): void {
  track?.toggleAttribute('data-dragging', isDragging);
  track?.style.setProperty('--seedbed-carousel-position', String(position));
}

const slidesBetween = ({ forward, slide }: Held, fromX: number, toX: number) =>
  (forward * (toX - fromX)) / slide;

/**
 * Drag and flick by touch or pen: the track follows the finger by one CSS variable, and React hears where it came to rest.
 * The mouse has the wheel and the press; its drag stays free for selecting text.
 */
export function useCarouselDrag(control: CarouselControl) {
  const held = useRef<Held>(undefined);
  const hasDragged = useRef(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    // The page may refuse the slide: what is drawn returns to what is selected.
    if (!held.current) drawTrack(control.trackRef.current, control.selected, false);
  });

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const track = control.trackRef.current;
    hasDragged.current = false;
    if (event.pointerType === 'mouse' || !event.isPrimary || !track) return;
    const forward = isMirrored(track) ? 1 : -1;
    held.current = {
      ...readTrack(track, control.selected, forward),
      pointerId: event.pointerId,
      startX: event.clientX,
      lastX: event.clientX,
      lastTime: event.timeStamp,
      speed: 0,
      forward,
      isDragging: false,
    };
  };

  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const drag = held.current;
    if (!drag || drag.pointerId !== event.pointerId) return;
    if (!drag.isDragging && Math.abs(event.clientX - drag.startX) < dragThreshold) return;
    if (!drag.isDragging) event.currentTarget.setPointerCapture(event.pointerId);
    drag.isDragging = true;
    hasDragged.current = true;
    const elapsed = Math.max(1, event.timeStamp - drag.lastTime);
    drag.speed = (drag.forward * (event.clientX - drag.lastX)) / elapsed;
    drag.lastX = event.clientX;
    drag.lastTime = event.timeStamp;
    const position = drag.from + slidesBetween(drag, drag.startX, event.clientX);
    drawTrack(control.trackRef.current, dampPosition(position, control.count), true);
  };

  const release = (isKept: boolean, event: PointerEvent<HTMLElement>) => {
    const drag = held.current;
    held.current = undefined;
    if (!drag?.isDragging) return;
    // A finger that rested before it let go did not flick.
    const speed = event.timeStamp - drag.lastTime < flickPause ? drag.speed : 0;
    const travelled = slidesBetween(drag, drag.startX, event.clientX) + drag.from - control.selected;
    if (isKept) control.select(snapAfter(control.selected, { travelled, speed }, control.count), 'drag');
    redraw();
  };

  return {
    handlePointerDown,
    handlePointerMove,
    handlePointerUp: (event: PointerEvent<HTMLElement>) => release(true, event),
    handlePointerCancel: (event: PointerEvent<HTMLElement>) => release(false, event),
    /** Whether the press that just ended was a drag: its click is nobody's. */
    hasDragged: () => hasDragged.current,
  };
}

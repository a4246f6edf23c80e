import { useLayoutEffect, useReducer, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import { usePointerDrag } from '../internal/usePointerDrag';
import { dampPosition, snapAfter } from './snaps';
import { isMirrored, type CarouselControl } from './useCarousel';

/** Distance, in pixels, below which a press is a press and not a drag. */
export const dragThreshold = 6;

/** Milliseconds without a move after which letting go is no flick. */
const flickPause = 80;

interface Held {
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

/** Where the track is while it is held, in slides. */
const positionOf = (held: Held) => held.from + slidesBetween(held, held.startX, held.lastX);

/**
 * Drag and flick by touch or pen: the track follows the finger by one CSS variable, and React hears where it came to rest.
 * The mouse has the wheel and the press; its drag stays free for selecting text.
 */
export function useCarouselDrag(control: CarouselControl) {
  const latest = useRef(control);
  const drag = usePointerDrag();
  const hasDragged = useRef(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    latest.current = control;
    // The page may refuse the slide: what is drawn returns to what is selected.
    if (!drag.isHeld()) drawTrack(control.trackRef.current, control.selected, false);
  });

  const follow = (held: Held, event: PointerEvent) => {
    held.isDragging = true;
    hasDragged.current = true;
    const elapsed = Math.max(1, event.timeStamp - held.lastTime);
    held.speed = (held.forward * (event.clientX - held.lastX)) / elapsed;
    held.lastX = event.clientX;
    held.lastTime = event.timeStamp;
    const { trackRef, count } = latest.current;
    drawTrack(trackRef.current, dampPosition(positionOf(held), count), true);
  };
  const rest = (held: Held, { timeStamp, clientX }: PointerEvent) => {
    held.lastX = clientX;
    const { selected, select, count } = latest.current;
    // A finger that rested before it let go did not flick.
    const speed = timeStamp - held.lastTime < flickPause ? held.speed : 0;
    select(snapAfter(selected, { travelled: positionOf(held) - selected, speed }, count), 'drag');
  };

  const handlePointerDown = ({ currentTarget, nativeEvent: press }: ReactPointerEvent<HTMLElement>) => {
    const track = control.trackRef.current;
    if (!press.isPrimary || !track) return;
    hasDragged.current = false;
    if (press.pointerType === 'mouse') return;
    const forward = isMirrored(track) ? 1 : -1;
    const held: Held = {
      ...readTrack(track, control.selected, forward),
      startX: press.clientX,
      lastX: press.clientX,
      lastTime: press.timeStamp,
      speed: 0,
      forward,
      isDragging: false,
    };
    const pointer = drag.hold(currentTarget, press, {
      onMove: (event) => {
        if (!held.isDragging && Math.abs(event.clientX - held.startX) < dragThreshold) return;
        if (!held.isDragging) pointer?.capture();
        follow(held, event);
      },
      onEnd: (isKept, event) => {
        if (!held.isDragging) return;
        if (isKept && event) rest(held, event);
        redraw();
      },
    });
  };

  return {
    handlePointerDown,
    /** Whether the press that just ended was a drag: its click is nobody's. */
    hasDragged: () => hasDragged.current,
  };
}

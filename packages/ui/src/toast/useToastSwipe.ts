import { useRef, type PointerEvent } from 'react';
import { isSwipedAway, swipeOffset, swipeSign, type SwipeDirection } from './swipe';

interface Drag {
  pointer: number;
  from: number;
  sign: 1 | -1;
  offset: number;
}

/** Where the drag is written for the style sheet: a React render for every pixel would lag behind the finger. */
const show = (element: HTMLElement, offset: number) => {
  if (offset === 0) element.style.removeProperty('--seedbed-toast-swipe');
  else element.style.setProperty('--seedbed-toast-swipe', `${offset}px`);
  element.toggleAttribute('data-swiping', offset !== 0);
};

type PointerHandler = (event: PointerEvent<HTMLElement>) => void;

/** What a toast that can be dragged listens to. */
export type ToastSwipe = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  PointerHandler
>;

/** Lets a toast be dragged away; let go too early it springs back. */
export const useToastSwipe = (
  direction: SwipeDirection,
  onSwipedAway: (offset: number) => void,
): ToastSwipe => {
  const drag = useRef<Drag>(undefined);

  const release = (event: PointerEvent<HTMLElement>) => {
    const ended = drag.current;
    if (ended?.pointer !== event.pointerId) return;
    drag.current = undefined;
    const isAway = event.type === 'pointerup' && isSwipedAway(ended.offset);
    // What was swiped away leaves from where it was let go; the next one is not dragged.
    event.currentTarget.toggleAttribute('data-springing', !isAway);
    show(event.currentTarget, 0);
    if (isAway) onSwipedAway(ended.offset);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOnControl = event.target instanceof Element && event.target.closest('button');
      if (event.button !== 0 || isOnControl) return;
      const { currentTarget, pointerId, clientX } = event;
      const sign = swipeSign(direction, getComputedStyle(currentTarget).direction === 'rtl');
      drag.current = { pointer: pointerId, from: clientX, sign, offset: 0 };
      currentTarget.removeAttribute('data-springing');
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = drag.current;
      if (held?.pointer !== event.pointerId) return;
      held.offset = swipeOffset(event.clientX - held.from, held.sign);
      show(event.currentTarget, held.offset);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
};

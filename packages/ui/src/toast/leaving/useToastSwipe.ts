import { useLayoutEffect, useRef, type PointerEvent } from 'react';
import { usePointerDrag } from '../../internal/usePointerDrag';
import { isSwipedAway, swipeOffset, swipeSign, type SwipeDirection } from './swipe';

/** Where the drag is written for the style sheet: a React render for every pixel would lag behind the finger. */
const show = (element: HTMLElement, offset: number) => {
  if (offset === 0) element.style.removeProperty('--seedbed-toast-swipe');
  else element.style.setProperty('--seedbed-toast-swipe', `${offset}px`);
  element.toggleAttribute('data-swiping', offset !== 0);
};

/** What a toast that can be dragged listens to. */
export type ToastSwipe = Record<'onPointerDown', (event: PointerEvent<HTMLElement>) => void>;

/** Lets a toast be dragged away; let go too early it springs back. */
export const useToastSwipe = (
  direction: SwipeDirection,
  onSwipedAway: (offset: number) => void,
): ToastSwipe => {
  const latest = useRef(onSwipedAway);
  useLayoutEffect(() => {
    latest.current = onSwipedAway;
  });
  const drag = usePointerDrag();
  return {
    onPointerDown: ({ button, target, currentTarget, nativeEvent }) => {
      const isOnControl = target instanceof Element && target.closest('button');
      if (button !== 0 || isOnControl) return;
      const sign = swipeSign(direction, getComputedStyle(currentTarget).direction === 'rtl');
      let offset = 0;
      const pointer = drag.hold(currentTarget, nativeEvent, {
        isDrag: true,
        onMove: ({ clientX }) => {
          offset = swipeOffset(clientX - nativeEvent.clientX, sign);
          show(currentTarget, offset);
        },
        onEnd: (isKept) => {
          const isAway = isKept && isSwipedAway(offset);
          // What was swiped away leaves from where it was let go; the next one is not dragged.
          currentTarget.toggleAttribute('data-springing', !isAway);
          show(currentTarget, 0);
          if (isAway) latest.current(offset);
        },
      });
      if (pointer) currentTarget.removeAttribute('data-springing');
    },
  };
};

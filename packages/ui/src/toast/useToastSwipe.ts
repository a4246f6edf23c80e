import { useRef, type PointerEvent } from 'react';
import { isSwipedAway, swipeOffset } from './swipe';

interface Drag {
  pointer: number;
  from: number;
  offset: number;
}

/**
 * Lets a toast be dragged away towards the edge it came from. The drag is written straight to the element:
 * a React render for every pixel would lag behind the finger.
 */
export const useToastSwipe = (onSwipedAway: () => void) => {
  const drag = useRef<Drag>(undefined);

  const show = (element: HTMLElement, offset: number, direction: 'ltr' | 'rtl') => {
    element.style.translate = offset === 0 ? '' : `${direction === 'ltr' ? offset : -offset}px 0`;
    element.toggleAttribute('data-swiping', offset > 0);
  };
  const directionOf = (element: HTMLElement) =>
    getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

  const release = (event: PointerEvent<HTMLElement>) => {
    const ended = drag.current;
    if (ended?.pointer !== event.pointerId) return;
    drag.current = undefined;
    show(event.currentTarget, 0, 'ltr');
    if (event.type === 'pointerup' && isSwipedAway(ended.offset)) onSwipedAway();
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOnControl = event.target instanceof Element && event.target.closest('button, a');
      if (event.button !== 0 || isOnControl) return;
      drag.current = { pointer: event.pointerId, from: event.clientX, offset: 0 };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag.current?.pointer !== event.pointerId) return;
      const direction = directionOf(event.currentTarget);
      drag.current.offset = swipeOffset(drag.current.from, event.clientX, direction);
      show(event.currentTarget, drag.current.offset, direction);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
};

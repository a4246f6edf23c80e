import { useLayoutEffect, useState } from 'react';

/** Hears of one pointer from its press on. */
export interface PointerFollower {
  /** It drags from its press on, and is captured at once. @default false */
  isDrag?: boolean;
  onMove: (event: PointerEvent) => void;
  /** Once, at last. Kept where the pointer was lifted; given up where it was not, or nobody saw it. */
  onEnd: (isKept: boolean, event?: PointerEvent) => void;
}

/** A pressed pointer. */
export interface HeldPointer {
  /** From now on it drags: nothing else hears of it, and Escape gives it up. */
  capture: () => void;
  giveUp: () => void;
}

const primaryButton = 1;

/** Calls back with the moves and the end of one pointer, as they come to a target. */
function listen(
  target: HTMLElement | Document,
  { pointerId }: PointerEvent,
  { onMove, onEnd }: PointerFollower,
): () => void {
  const stopped = new AbortController();
  const on = (type: keyof GlobalEventHandlersEventMap, react: (event: PointerEvent) => void) => {
    const hear = (event: Event) =>
      event instanceof PointerEvent && event.pointerId === pointerId && react(event);
    target.addEventListener(type, hear, { signal: stopped.signal });
  };
  on('pointermove', (event) => {
    // It came back without its button: it was let go where no event was sent.
    if (event.buttons & primaryButton) onMove(event);
    else onEnd(false, event);
  });
  on('pointerup', (event) => onEnd(true, event));
  on('pointercancel', (event) => onEnd(false, event));
  // A finger is first lost by what it touched: that is the way of it.
  on('lostpointercapture', (event) => event.target === target && onEnd(false, event));
  return () => stopped.abort();
}

/**
 * Follows the pointer of a press on an element: at first wherever it is, since one that is not captured may be let go
 * anywhere; once it drags, as the element hears of it.
 */
function follow(element: HTMLElement, press: PointerEvent, follower: PointerFollower): HeldPointer {
  const page = element.ownerDocument;
  let stop: (() => void) | undefined;
  const end = (isKept: boolean, event?: PointerEvent) => {
    stop?.();
    page.removeEventListener('keydown', handleKey, true);
    follower.onEnd(isKept, event);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  };
  const listenOn = (target: HTMLElement | Document) => {
    stop?.();
    stop = listen(target, press, { onMove: follower.onMove, onEnd: end });
  };
  const capture = () => {
    element.setPointerCapture(press.pointerId);
    listenOn(element);
    page.addEventListener('keydown', handleKey, true);
  };
  if (follower.isDrag) capture();
  else listenOn(page);
  return { capture, giveUp: () => end(false) };
}

interface Hold extends HeldPointer {
  element: HTMLElement;
  pointerId: number;
}

const createPointerDrag = () => {
  let held: Hold | undefined;
  return {
    isHeld: () => held !== undefined,
    giveUp: () => held?.giveUp(),
    /** Follows the pointer of a press; null while another one is held. */
    hold: (element: HTMLElement, press: PointerEvent, follower: PointerFollower): HeldPointer | null => {
      const { pointerId } = press;
      // What was unmounted while it was held never let go; and nobody presses twice without a release.
      if (held?.element.isConnected && held.pointerId !== pointerId) return null;
      held?.giveUp();
      const pointer = follow(element, press, {
        ...follower,
        onEnd: (isKept, event) => {
          held = undefined;
          follower.onEnd(isKept, event);
        },
      });
      held = { ...pointer, element, pointerId };
      return pointer;
    },
  };
};

/** Presses that may become drags, one at a time: a second finger is nobody's. The same object at every render. */
export function usePointerDrag() {
  const [drag] = useState(createPointerDrag);
  useLayoutEffect(() => drag.giveUp, [drag]);
  return drag;
}

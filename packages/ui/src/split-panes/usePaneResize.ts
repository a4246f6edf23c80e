import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { boundaryRange, gridTracks, moveBoundary, percentLimits, type PaneLimits } from './layout';

/** How panes lie: side by side, or one above the other. */
export type PaneOrientation = 'horizontal' | 'vertical';

/** What a group of panes needs to be resized. */
export interface PaneResizeOptions {
  groupRef: RefObject<HTMLElement | null>;
  orientation: PaneOrientation;
  sizes: readonly number[];
  limits: readonly PaneLimits[];
  /** Arrow-key step in percent. */
  step: number;
  /** Moves only the divider while dragging; panes follow on release. */
  isPreview: boolean;
  onResize?: (sizes: number[]) => void;
  onCommit: (sizes: number[]) => void;
}

interface Drag {
  pointerId: number;
  boundary: number;
  start: number;
  length: number;
  direction: 1 | -1;
  sizes: readonly number[];
  next: readonly number[];
  frame: number;
}

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';

const keyDelta = (
  key: string,
  { orientation, step, isMirrored }: { orientation: PaneOrientation; step: number; isMirrored: boolean },
) => {
  const forward = orientation === 'vertical' ? 'ArrowDown' : isMirrored ? 'ArrowLeft' : 'ArrowRight';
  const backward = orientation === 'vertical' ? 'ArrowUp' : isMirrored ? 'ArrowRight' : 'ArrowLeft';
  return { [forward]: step, [backward]: -step, Home: -100, End: 100 }[key];
};

/**
 * Pointer and keyboard for the handles of a group. A drag writes the grid's tracks straight to the element, once a frame:
 * React hears of it on release. Listeners live on the handle and only while it is held.
 */
export function usePaneResize(options: PaneResizeOptions) {
  const latest = useRef(options);
  const drag = useRef<Drag>(undefined);
  useLayoutEffect(() => {
    latest.current = options;
    // A controlled parent may refuse a layout: what is drawn returns to what is true.
    if (!drag.current) drawSizes(options, options.sizes);
  });

  const measure = () => {
    const group = latest.current.groupRef.current;
    const rect = group?.getBoundingClientRect();
    return (latest.current.orientation === 'vertical' ? rect?.height : rect?.width) ?? 0;
  };

  const move = (boundary: number, delta: number) => {
    const { sizes, limits, onCommit } = latest.current;
    onCommit(moveBoundary(sizes, { boundary, delta }, percentLimits(limits, measure())));
  };

  const handlePointerDown = (boundary: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || drag.current) return;
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    const { orientation, sizes, groupRef } = latest.current;
    const isMirrored = orientation === 'horizontal' && groupRef.current && isRightToLeft(groupRef.current);
    drag.current = {
      pointerId: event.pointerId,
      boundary,
      start: orientation === 'vertical' ? event.clientY : event.clientX,
      length: measure(),
      direction: isMirrored ? -1 : 1,
      sizes,
      next: sizes,
      frame: 0,
    };
    followPointer(event.currentTarget, drag, latest);
  };

  const handleKeyDown = (boundary: number) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !latest.current.groupRef.current) return;
    const isMirrored = isRightToLeft(latest.current.groupRef.current);
    const delta = keyDelta(event.key, { ...latest.current, isMirrored });
    if (delta === undefined) return;
    event.preventDefault();
    move(boundary, event.shiftKey ? Math.sign(delta) * 100 : delta);
  };

  return { handlePointerDown, handleKeyDown };
}

function drawSizes({ groupRef, orientation, limits }: PaneResizeOptions, sizes: readonly number[]) {
  const tracks = gridTracks(sizes, limits);
  const style = groupRef.current?.style;
  if (style) style[orientation === 'vertical' ? 'gridTemplateRows' : 'gridTemplateColumns'] = tracks;
}

function drawDrag(
  handle: HTMLElement,
  { boundary, sizes, next, length, direction }: Drag,
  options: PaneResizeOptions,
) {
  const range = boundaryRange(next, boundary, percentLimits(options.limits, length));
  handle.setAttribute('aria-valuenow', String(Math.round(range.now)));
  if (!options.isPreview) {
    drawSizes(options, next);
    return;
  }
  const before = boundaryRange(sizes, boundary, percentLimits(options.limits, length)).now;
  const shift = `${(direction * (range.now - before) * length) / 100}px`;
  handle.style.translate = options.orientation === 'vertical' ? `0 ${shift}` : `${shift} 0`;
}

/** Follows the held pointer until it is let go, cancelled or Escape is pressed. */
function followPointer(
  handle: HTMLElement,
  drag: RefObject<Drag | undefined>,
  latest: RefObject<PaneResizeOptions>,
) {
  const held = drag.current;
  if (!held) return;
  const released = new AbortController();
  const { signal } = released;
  handle.setPointerCapture(held.pointerId);
  handle.dataset.resizing = '';

  const draw = () => {
    held.frame = 0;
    drawDrag(handle, held, latest.current);
    latest.current.onResize?.([...held.next]);
  };
  const finish = (isKept: boolean) => {
    released.abort();
    cancelAnimationFrame(held.frame);
    drag.current = undefined;
    delete handle.dataset.resizing;
    handle.style.translate = '';
    latest.current.onCommit([...(isKept ? held.next : held.sizes)]);
  };

  handle.addEventListener(
    'pointermove',
    (event) => {
      const { orientation, limits } = latest.current;
      const position = orientation === 'vertical' ? event.clientY : event.clientX;
      const delta = held.length > 0 ? (held.direction * 100 * (position - held.start)) / held.length : 0;
      held.next = moveBoundary(
        held.sizes,
        { boundary: held.boundary, delta },
        percentLimits(limits, held.length),
      );
      held.frame ||= requestAnimationFrame(draw);
    },
    { signal },
  );
  handle.addEventListener('pointerup', () => finish(true), { signal });
  handle.addEventListener('lostpointercapture', () => finish(true), { signal });
  handle.addEventListener('pointercancel', () => finish(false), { signal });
  handle.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') finish(false);
    },
    { signal },
  );
}

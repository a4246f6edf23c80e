import { useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { moveBoundary, shareBefore } from './boundary';
import {
  gridTracks,
  percentLimits,
  type PaneLimits,
  type PaneOrientation,
  type PercentLimits,
} from './layout';

/** What a group of panes needs to be resized. */
export interface PaneGroup {
  groupRef: RefObject<HTMLElement | null>;
  orientation: PaneOrientation;
  sizes: readonly number[];
  limits: readonly PaneLimits[];
  /** Moves only a ghost of the divider while dragging; panes follow on release. */
  isPreview: boolean;
  onResize?: (sizes: number[]) => void;
  onCommit: (sizes: number[]) => void;
}

/** A divider while it is held. */
interface Drag {
  handle: HTMLElement;
  pointerId: number;
  boundary: number;
  /** Where the pointer went down, and how long the group is, in pixels: read once, so that no move forces a layout. */
  start: number;
  length: number;
  limits: readonly PercentLimits[];
  direction: 1 | -1;
  sizes: readonly number[];
}

/** Whether the element is laid out right to left. */
export const isMirrored = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** Length of a group along its panes, in pixels. */
export function measure({ groupRef, orientation }: PaneGroup): number {
  const rect = groupRef.current?.getBoundingClientRect();
  return (orientation === 'vertical' ? rect?.height : rect?.width) ?? 0;
}

const positionOf = (event: { clientX: number; clientY: number }, orientation: PaneOrientation) =>
  orientation === 'vertical' ? event.clientY : event.clientX;

function drawSizes({ groupRef, orientation, limits }: PaneGroup, sizes: readonly number[]): void {
  const tracks = gridTracks(sizes, limits);
  const style = groupRef.current?.style;
  if (style) style[orientation === 'vertical' ? 'gridTemplateRows' : 'gridTemplateColumns'] = tracks;
}

const announce = ({ handle, boundary }: Drag, sizes: readonly number[]) =>
  handle.setAttribute('aria-valuenow', String(Math.round(shareBefore(sizes, boundary))));

function drawDrag(drag: Drag, group: PaneGroup, next: readonly number[]): void {
  const { handle, boundary, sizes, length, direction } = drag;
  announce(drag, next);
  if (!group.isPreview) {
    drawSizes(group, next);
    return;
  }
  const travelled = shareBefore(next, boundary) - shareBefore(sizes, boundary);
  handle.dataset.preview = '';
  handle.style.setProperty('--seedbed-split-ghost', `${(direction * travelled * length) / 100}px`);
}

/** Follows the held pointer until it is let go, cancelled or Escape is pressed; then calls back. */
function followPointer(drag: Drag, latest: RefObject<PaneGroup>, onEnd: () => void): void {
  const { handle } = drag;
  const released = new AbortController();
  let frame = 0;
  let position = drag.start;
  handle.setPointerCapture(drag.pointerId);
  handle.dataset.resizing = '';

  const sizesNow = () => {
    const delta = drag.length > 0 ? (drag.direction * 100 * (position - drag.start)) / drag.length : 0;
    return moveBoundary(drag.sizes, { boundary: drag.boundary, delta }, drag.limits);
  };
  const draw = () => {
    frame = 0;
    const next = sizesNow();
    drawDrag(drag, latest.current, next);
    latest.current.onResize?.(next);
  };
  const finish = (isKept: boolean) => {
    released.abort();
    cancelAnimationFrame(frame);
    onEnd();
    // A press that moved nothing, as the halves of a double-click are, is no change.
    const hasMoved = position !== drag.start;
    if (hasMoved && !isKept) {
      position = drag.start;
      draw();
    }
    delete handle.dataset.resizing;
    delete handle.dataset.preview;
    handle.style.removeProperty('--seedbed-split-ghost');
    // React believes that its own value still stands, and writes only another one.
    announce(drag, drag.sizes);
    if (hasMoved && isKept) latest.current.onCommit(sizesNow());
  };
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => handle.addEventListener(type, listener, { signal: released.signal });

  listen('pointermove', (event) => {
    position = positionOf(event, latest.current.orientation);
    frame ||= requestAnimationFrame(draw);
  });
  listen('pointerup', () => finish(true));
  listen('lostpointercapture', () => finish(true));
  listen('pointercancel', () => finish(false));
  listen('keydown', (event) => {
    if (event.key === 'Escape') finish(false);
  });
}

/**
 * Drags of the handles of a group. A drag writes the grid's tracks straight to the element, once a frame: React hears of
 * it on release. Listeners live on the handle and only while it is held.
 */
export function usePaneDrag(latest: RefObject<PaneGroup>) {
  const drag = useRef<Drag>(undefined);
  useLayoutEffect(() => {
    // A controlled parent may refuse a layout: what is drawn returns to what is true.
    if (!drag.current) drawSizes(latest.current, latest.current.sizes);
  });

  return (boundary: number) => (event: PointerEvent<HTMLElement>) => {
    const { groupRef, orientation, limits, sizes } = latest.current;
    // A handle that was unmounted while it was held never let go.
    if (event.button !== 0 || drag.current?.handle.isConnected || !groupRef.current) return;
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    const length = measure(latest.current);
    drag.current = {
      handle: event.currentTarget,
      pointerId: event.pointerId,
      boundary,
      start: positionOf(event, orientation),
      length,
      limits: percentLimits(limits, length),
      direction: orientation === 'horizontal' && isMirrored(groupRef.current) ? -1 : 1,
      sizes,
    };
    followPointer(drag.current, latest, () => {
      drag.current = undefined;
    });
  };
}

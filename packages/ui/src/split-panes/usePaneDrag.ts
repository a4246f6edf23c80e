import { useLayoutEffect, type PointerEvent, type RefObject } from 'react';
import { usePointerDrag, type PointerFollower } from '../internal/usePointerDrag';
import { moveBoundary, shareBefore } from './boundary';
import { percentLimits, type PaneLimits, type PaneOrientation, type PercentLimits } from './layout';

/** What a group of panes needs to be resized. */
export interface PaneGroup {
  groupRef: RefObject<HTMLElement | null>;
  orientation: PaneOrientation;
  sizes: readonly number[];
  limits: readonly PaneLimits[];
  /** Moves only a ghost of the divider while dragging; panes follow on release. */
  isPreview: boolean;
  /** Writes sizes to the page, past React. */
  draw: (sizes: readonly number[]) => void;
  onResize?: (sizes: number[]) => void;
  onCommit: (sizes: number[]) => void;
}

/** A divider while it is held. */
interface Drag {
  handle: HTMLElement;
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

const announce = ({ handle, boundary }: Drag, sizes: readonly number[]) =>
  handle.setAttribute('aria-valuenow', String(Math.round(shareBefore(sizes, boundary))));

function drawDrag(drag: Drag, group: PaneGroup, next: readonly number[]): void {
  const { handle, boundary, sizes, length, direction } = drag;
  announce(drag, next);
  if (!group.isPreview) {
    group.draw(next);
    return;
  }
  const travelled = shareBefore(next, boundary) - shareBefore(sizes, boundary);
  handle.dataset.preview = '';
  handle.style.setProperty('--seedbed-split-ghost', `${(direction * travelled * length) / 100}px`);
}

/** Takes the divider along, once a frame, until it is let go or given up. */
function followDrag(drag: Drag, latest: RefObject<PaneGroup>): PointerFollower {
  const { handle } = drag;
  let frame = 0;
  let position = drag.start;

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
  const onMove = (event: globalThis.PointerEvent) => {
    position = positionOf(event, latest.current.orientation);
    frame ||= requestAnimationFrame(draw);
  };
  const onEnd = (isKept: boolean) => {
    cancelAnimationFrame(frame);
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
  return { isDrag: true, onMove, onEnd };
}

/**
 * Drags of the dividers of a group. A drag is drawn past React, once a frame: React hears of it on release. Listeners
 * live only while a divider is held.
 */
export function usePaneDrag(latest: RefObject<PaneGroup>) {
  const pointerDrag = usePointerDrag();
  useLayoutEffect(() => {
    // A controlled parent may refuse a layout: what is drawn returns to what is true.
    if (!pointerDrag.isHeld()) latest.current.draw(latest.current.sizes);
  });

  return (boundary: number) => (event: PointerEvent<HTMLElement>) => {
    const { groupRef, orientation, limits, sizes } = latest.current;
    if (event.button !== 0 || !groupRef.current) return;
    const handle = event.currentTarget;
    event.preventDefault();
    const length = measure(latest.current);
    const drag: Drag = {
      handle,
      boundary,
      start: positionOf(event, orientation),
      length,
      limits: percentLimits(limits, length),
      direction: orientation === 'horizontal' && isMirrored(groupRef.current) ? -1 : 1,
      sizes,
    };
    if (!pointerDrag.hold(handle, event.nativeEvent, followDrag(drag, latest))) return;
    handle.dataset.resizing = '';
    handle.focus({ preventScroll: true });
  };
}

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { dropAt, placeAfter, type StripUnit, type TabDrop, type UnitSpan } from './tabs';

/** Travel, in pixels, from which a press with mouse or pen is a drag. */
export const dragThreshold = 5;
/** Hold, in milliseconds, after which a finger drags instead of scrolling the strip. */
export const touchHold = 300;

/** What a drag works on. */
export interface TabDragOptions {
  gridRef: RefObject<HTMLElement | null>;
  units: readonly StripUnit[];
  onDrop: (unitId: string, drop: TabDrop) => void;
}

interface Press {
  unitId: string;
  pointerId: number;
  startX: number;
  forward: 1 | -1;
  spans: readonly UnitSpan[];
  drop: TabDrop | null;
  hold?: ReturnType<typeof setTimeout>;
  isDragging: boolean;
}

const elementsOf = (grid: HTMLElement, unitId: string) => [
  ...grid.querySelectorAll<HTMLElement>(`[data-unit="${CSS.escape(unitId)}"]`),
];

/** Where units stand along the strip, in reading direction. Offsets ignore the drag's own transforms. */
function measureSpans(grid: HTMLElement, units: readonly StripUnit[], forward: 1 | -1): UnitSpan[] {
  return units.map(({ id, isPinned }) => {
    const tabs = elementsOf(grid, id).filter((element) => element.role === 'tab');
    const left = Math.min(...tabs.map((tab) => tab.offsetLeft));
    const right = Math.max(...tabs.map((tab) => tab.offsetLeft + tab.offsetWidth));
    return { id, start: forward > 0 ? left : grid.offsetWidth - right, size: right - left, isPinned };
  });
}

const positionIn = (grid: HTMLElement, clientX: number, forward: 1 | -1) => {
  const { left, right } = grid.getBoundingClientRect();
  return forward > 0 ? clientX - left : right - clientX;
};

/** Draws the dragged unit under the pointer and opens a gap where it would land; no React in between. */
function drawDrag(grid: HTMLElement, press: Press, clientX: number) {
  const ids = press.spans.map(({ id }) => id);
  const from = ids.indexOf(press.unitId);
  const to = placeAfter(ids, press.unitId, press.drop);
  const size = press.spans[from]?.size ?? 0;
  ids.forEach((id, index) => {
    const makesRoom = index > from && index <= to ? -size : index < from && index >= to ? size : 0;
    const shift = id === press.unitId ? clientX - press.startX : press.forward * makesRoom;
    for (const element of elementsOf(grid, id)) {
      element.style.translate = `${shift}px`;
      element.toggleAttribute('data-dragged', id === press.unitId);
    }
  });
}

function clearDrag(grid: HTMLElement) {
  delete grid.dataset.dragging;
  for (const element of grid.querySelectorAll<HTMLElement>('[data-unit]')) {
    element.style.translate = '';
    element.removeAttribute('data-dragged');
  }
}

/** Drag to reorder: at once by mouse and pen, after a hold by touch, given up on Escape. */
export function useTabDrag(options: TabDragOptions): void {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  useLayoutEffect(() => {
    const grid = latest.current.gridRef.current;
    if (!grid) return undefined;
    let press: Press | undefined;
    const listeners = new AbortController();
    const { signal } = listeners;

    const begin = (pressed: Press) => {
      pressed.isDragging = true;
      grid.setPointerCapture(pressed.pointerId);
      grid.dataset.dragging = '';
    };
    const end = (isKept: boolean) => {
      const ended = press;
      press = undefined;
      clearTimeout(ended?.hold);
      if (!ended?.isDragging) return;
      clearDrag(grid);
      if (isKept && ended.drop) latest.current.onDrop(ended.unitId, ended.drop);
    };
    const handleDown = (event: PointerEvent) => {
      const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=tab]') : null;
      const unit = latest.current.units.find(({ id }) => id === tab?.dataset.unit);
      if (event.button !== 0 || !event.isPrimary || !unit || unit.isPinned) return;
      const forward = getComputedStyle(grid).direction === 'rtl' ? -1 : 1;
      const pressed: Press = {
        unitId: unit.id,
        pointerId: event.pointerId,
        startX: event.clientX,
        forward,
        spans: measureSpans(grid, latest.current.units, forward),
        drop: null,
        isDragging: false,
      };
      press = pressed;
      if (event.pointerType === 'touch') pressed.hold = setTimeout(() => begin(pressed), touchHold);
    };
    const handleMove = (event: PointerEvent) => {
      if (!press || event.pointerId !== press.pointerId) return;
      if (!press.isDragging) {
        const isFar = Math.abs(event.clientX - press.startX) >= dragThreshold;
        if (event.pointerType === 'touch' && isFar) end(false);
        else if (isFar) begin(press);
        if (!press?.isDragging) return;
      }
      press.drop = dropAt(press.spans, press.unitId, positionIn(grid, event.clientX, press.forward));
      drawDrag(grid, press, event.clientX);
    };

    grid.addEventListener('pointerdown', handleDown, { signal });
    grid.addEventListener('pointermove', handleMove, { signal });
    grid.addEventListener('pointerup', () => end(true), { signal });
    grid.addEventListener('pointercancel', () => end(false), { signal });
    // Once a finger drags a tab it must not scroll the strip as well.
    const keepStill = (event: TouchEvent) => {
      if (press?.isDragging) event.preventDefault();
    };
    grid.addEventListener('touchmove', keepStill, { signal, passive: false });
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !press?.isDragging) return;
      event.stopPropagation();
      end(false);
    };
    grid.addEventListener('keydown', giveUp, { signal });
    return () => {
      end(false);
      listeners.abort();
    };
  }, []);
}

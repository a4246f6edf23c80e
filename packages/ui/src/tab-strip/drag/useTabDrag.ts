import { useLayoutEffect, useRef, type RefObject } from 'react';
import { usePointerDrag } from '../../internal/usePointerDrag';
import { TabDrag } from './tabDrag';
import { tabIdAt } from '../tabElements';
import type { StripUnit, TabDrop } from '../tabs/tabs';

/** Travel, in pixels, from which a press with mouse or pen is a drag. */
export const dragThreshold = 5;
/** Hold, in milliseconds, after which a finger drags instead of scrolling the strip. */
export const touchHold = 300;

/** What a drag works on. */
export interface DragOptions {
  gridRef: RefObject<HTMLElement | null>;
  scrollerRef: RefObject<HTMLElement | null>;
  units: readonly StripUnit[];
  canMove: boolean;
  onDrop: (unitId: string, drop: TabDrop) => void;
  /** A finger was held on a tab and lifted without moving. */
  onHold: (tabId: string, event: PointerEvent) => void;
}

interface Press {
  tabId: string;
  unit: StripUnit;
  startX: number;
  /** When a finger has been held long enough. */
  hold?: ReturnType<typeof setTimeout>;
  isHeld: boolean;
  drag?: TabDrag;
}

/** The unit of a tab that was pressed with the main button or a finger. */
function pressedUnit(event: PointerEvent, units: readonly StripUnit[]) {
  const element = event.target instanceof Element ? event.target.closest('[role=tab]') : null;
  const tabId = tabIdAt(element);
  const unit = units.find(({ tabs }) => tabs.some(({ id }) => id === tabId));
  if (event.button !== 0 || event.ctrlKey || !event.isPrimary || tabId === undefined || !unit) return null;
  return { tabId, unit };
}

/** Drag to reorder: at once by mouse and pen, after a hold by touch, given up on Escape. */
export function useTabDrag(options: DragOptions): void {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const pointerDrag = usePointerDrag();

  useLayoutEffect(() => {
    const grid = latest.current.gridRef.current;
    const scroller = latest.current.scrollerRef.current;
    if (!grid || !scroller) return undefined;
    let press: Press | undefined;
    const listeners = new AbortController();
    const { signal } = listeners;

    const handleDown = (down: PointerEvent) => {
      const found = pressedUnit(down, latest.current.units);
      if (!found) return;
      const pressed: Press = { ...found, startX: down.clientX, isHeld: false };
      const canDrag = () => latest.current.canMove && !pressed.unit.isPinned;
      const begin = () => {
        const { units } = latest.current;
        pointer?.capture();
        pressed.drag = new TabDrag({
          grid,
          scroller,
          units,
          unitId: pressed.unit.id,
          startX: pressed.startX,
        });
      };
      const pointer = pointerDrag.hold(grid, down, {
        onMove: (event) => {
          const isFar = Math.abs(event.clientX - pressed.startX) >= dragThreshold;
          if (!pressed.drag && isFar) {
            if (event.pointerType === 'touch' || !canDrag()) return pointer?.giveUp();
            begin();
          }
          if (isFar) pressed.isHeld = false;
          pressed.drag?.moveTo(event.clientX);
        },
        onEnd: (isKept, event) => {
          press = undefined;
          clearTimeout(pressed.hold);
          const drop = pressed.drag?.end();
          if (drop && isKept) latest.current.onDrop(pressed.unit.id, drop);
          if (pressed.isHeld && isKept && event) latest.current.onHold(pressed.tabId, event);
        },
      });
      if (!pointer) return;
      press = pressed;
      if (down.pointerType !== 'touch') return;
      pressed.hold = setTimeout(() => {
        pressed.isHeld = true;
        if (canDrag()) begin();
      }, touchHold);
    };

    grid.addEventListener('pointerdown', handleDown, { signal });
    // Once a finger holds a tab it must not scroll the strip as well.
    const keepStill = (event: TouchEvent) => {
      if (press?.isHeld || press?.drag) event.preventDefault();
    };
    grid.addEventListener('touchmove', keepStill, { signal, passive: false });
    return () => listeners.abort();
  }, [pointerDrag]);
}

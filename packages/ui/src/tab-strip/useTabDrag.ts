import { useLayoutEffect, useRef, type RefObject } from 'react';
import { TabDrag } from './tabDrag';
import { tabIdAt } from './tabElements';
import type { StripUnit, TabDrop } from './tabs';

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
  pointerId: number;
  startX: number;
  /** When a finger has been held long enough. */
  hold?: ReturnType<typeof setTimeout>;
  isHeld: boolean;
  drag?: TabDrag;
}

/** Drag to reorder: at once by mouse and pen, after a hold by touch, given up on Escape. */
export function useTabDrag(options: DragOptions): void {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  useLayoutEffect(() => {
    const grid = latest.current.gridRef.current;
    const scroller = latest.current.scrollerRef.current;
    if (!grid || !scroller) return undefined;
    let press: Press | undefined;
    const listeners = new AbortController();
    const { signal } = listeners;

    const end = (isKept: boolean) => {
      const ended = press;
      press = undefined;
      clearTimeout(ended?.hold);
      document.removeEventListener('keydown', giveUp, true);
      const drop = ended?.drag?.end();
      if (ended && drop && isKept) latest.current.onDrop(ended.unit.id, drop);
    };
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end(false);
    };
    const canDrag = ({ unit }: Press) => latest.current.canMove && !unit.isPinned;
    const begin = (pressed: Press) => {
      const { units } = latest.current;
      grid.setPointerCapture(pressed.pointerId);
      pressed.drag = new TabDrag({ grid, scroller, units, unitId: pressed.unit.id, startX: pressed.startX });
      document.addEventListener('keydown', giveUp, true);
    };
    const handleDown = (event: PointerEvent) => {
      const element = event.target instanceof Element ? event.target.closest('[role=tab]') : null;
      const tabId = tabIdAt(element);
      const unit = latest.current.units.find(({ tabs }) => tabs.some(({ id }) => id === tabId));
      if (event.button !== 0 || event.ctrlKey || !event.isPrimary || tabId === undefined || !unit) return;
      const pressed: Press = {
        tabId,
        unit,
        pointerId: event.pointerId,
        startX: event.clientX,
        isHeld: false,
      };
      press = pressed;
      if (event.pointerType !== 'touch') return;
      pressed.hold = setTimeout(() => {
        pressed.isHeld = true;
        if (canDrag(pressed)) begin(pressed);
      }, touchHold);
    };
    const handleMove = (event: PointerEvent) => {
      if (!press || event.pointerId !== press.pointerId) return;
      const isFar = Math.abs(event.clientX - press.startX) >= dragThreshold;
      if (!press.drag && isFar) {
        if (event.pointerType === 'touch' || !canDrag(press)) return end(false);
        begin(press);
      }
      if (isFar) press.isHeld = false;
      press.drag?.moveTo(event.clientX);
    };
    const handleUp = (event: PointerEvent) => {
      const held = press?.isHeld ? press.tabId : undefined;
      end(true);
      if (held !== undefined) latest.current.onHold(held, event);
    };

    grid.addEventListener('pointerdown', handleDown, { signal });
    grid.addEventListener('pointermove', handleMove, { signal });
    grid.addEventListener('pointerup', handleUp, { signal });
    grid.addEventListener('pointercancel', () => end(false), { signal });
    // Once a finger holds a tab it must not scroll the strip as well.
    const keepStill = (event: TouchEvent) => {
      if (press?.isHeld || press?.drag) event.preventDefault();
    };
    grid.addEventListener('touchmove', keepStill, { signal, passive: false });
    return () => {
      end(false);
      listeners.abort();
    };
  }, []);
}

import { edgeSpeed } from './autoScroll';
import { shiftsAt, type UnitSpan } from './dragShifts';
import type { StripUnit, TabDrop } from '../tabs/tabs';

/** What a drag happens in. */
export interface DragScene {
  grid: HTMLElement;
  scroller: HTMLElement;
  units: readonly StripUnit[];
  unitId: string;
  /** Where the pointer was pressed in the window, in pixels. */
  startX: number;
}

/** In milliseconds. */
const shortestFrame = 8;

/** What every unit is drawn with: its tabs, and what lies over them. */
function partsOf(grid: HTMLElement): Map<string, HTMLElement[]> {
  const parts = new Map<string, HTMLElement[]>();
  for (const element of grid.querySelectorAll<HTMLElement>('[data-unit]')) {
    const id = element.dataset.unit ?? '';
    const found = parts.get(id);
    if (found) found.push(element);
    else parts.set(id, [element]);
  }
  return parts;
}

/** A drag that has begun: the strip is measured once, then drawn without React and without asking for its layout again. */
export class TabDrag {
  #scene: DragScene;
  #parts: ReadonlyMap<string, readonly HTMLElement[]>;
  #spans: readonly UnitSpan[];
  /** 1 where reading goes to the right. */
  #forward: 1 | -1;
  #gridBox: DOMRect;
  #frame: DOMRect;
  #scrolledAtStart: number;
  #drawn = new Map<string, number>();
  #drop: TabDrop | null = null;
  #x: number;
  #frameId = 0;

  constructor(scene: DragScene) {
    const { grid, scroller, units, unitId, startX } = scene;
    this.#scene = scene;
    this.#x = startX;
    this.#forward = getComputedStyle(grid).direction === 'rtl' ? -1 : 1;
    this.#gridBox = grid.getBoundingClientRect();
    this.#frame = scroller.getBoundingClientRect();
    this.#scrolledAtStart = scroller.scrollLeft;
    this.#parts = partsOf(grid);
    this.#spans = units.map((unit) => this.#spanOf(unit));
    for (const element of this.#parts.get(unitId) ?? []) element.dataset.dragged = '';
  }

  #spanOf({ id, isPinned }: StripUnit): UnitSpan {
    const tabs = (this.#parts.get(id) ?? []).filter((element) => element.role === 'tab');
    const left = Math.min(...tabs.map((tab) => tab.offsetLeft));
    const right = Math.max(...tabs.map((tab) => tab.offsetLeft + tab.offsetWidth));
    const start = this.#forward > 0 ? left : this.#scene.grid.offsetWidth - right;
    return { id, isPinned, start, size: right - left };
  }

  #draw(id: string, shift: number) {
    if ((this.#drawn.get(id) ?? 0) === shift) return;
    const isNew = !this.#drawn.has(id) && id !== this.#scene.unitId;
    this.#drawn.set(id, shift);
    for (const element of this.#parts.get(id) ?? []) {
      // Said of those that move alone: a word to the whole strip would have every tab styled again.
      if (isNew) element.dataset.yielding = '';
      element.style.translate = `${this.#forward * shift}px`;
    }
  }

  #follow() {
    const { scroller, unitId, startX } = this.#scene;
    const x = this.#x + scroller.scrollLeft - this.#scrolledAtStart;
    const { left, right } = this.#gridBox;
    const { drop, shifts } = shiftsAt({
      spans: this.#spans,
      draggedId: unitId,
      position: this.#forward > 0 ? x - left : right - x,
      travel: this.#forward * (x - startX),
    });
    this.#drop = drop;
    this.#spans.forEach(({ id }, index) => this.#draw(id, shifts[index] ?? 0));
  }

  /** Goes on while the pointer stays near an edge and there is more to see. */
  #scroll(before: number) {
    this.#frameId = requestAnimationFrame((now) => {
      const { scroller } = this.#scene;
      const was = scroller.scrollLeft;
      // A frame's time may lie before the call that asked for it; and less than a pixel would be no step at all.
      const elapsed = Math.max(shortestFrame, now - before);
      scroller.scrollLeft += (edgeSpeed(this.#x, this.#frame) * elapsed) / 1000;
      this.#frameId = 0;
      if (scroller.scrollLeft === was) return;
      this.#follow();
      this.#scroll(now);
    });
  }

  /** Follows the pointer to a place in the window, and scrolls the strip where that is near an edge. */
  moveTo(clientX: number): void {
    this.#x = clientX;
    this.#follow();
    if (this.#frameId === 0 && edgeSpeed(clientX, this.#frame) !== 0) this.#scroll(performance.now());
  }

  /** Puts everything back, and tells where the unit was dropped. */
  end(): TabDrop | null {
    cancelAnimationFrame(this.#frameId);
    for (const id of [...this.#drawn.keys(), this.#scene.unitId])
      for (const element of this.#parts.get(id) ?? []) {
        element.style.translate = '';
        delete element.dataset.yielding;
        delete element.dataset.dragged;
      }
    return this.#drop;
  }
}

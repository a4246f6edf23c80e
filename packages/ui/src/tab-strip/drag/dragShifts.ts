import type { TabDrop } from '../tabs/tabs';

/** The stretch of the strip a unit takes, in pixels from its start. */
export interface UnitSpan {
  id: string;
  start: number;
  size: number;
  isPinned: boolean;
}

/**
 * Where a drag at `position` would land: before the unit whose first half it is over, after the one whose second half.
 * @returns null over the dragged unit itself and where the drop would change nothing
 */
export function dropAt(spans: readonly UnitSpan[], draggedId: string, position: number): TabDrop | null {
  const from = spans.findIndex(({ id }) => id === draggedId);
  const last = spans.length - 1;
  const over = spans.findIndex(({ start, size }, index) => position < start + size || index === last);
  const target = spans[over];
  if (from < 0 || !target || over === from) return null;
  const isFirstHalf = position < target.start + target.size / 2;
  const side = isFirstHalf && !target.isPinned ? 'before' : 'after';
  const isSamePlace = (side === 'before' && over === from + 1) || (side === 'after' && over === from - 1);
  return isSamePlace ? null : { targetId: target.id, side };
}

/** The place a unit has after a drop, counted from 0; its own where there is no drop. */
export function placeAfter(ids: readonly string[], draggedId: string, drop: TabDrop | null): number {
  if (!drop) return ids.indexOf(draggedId);
  const others = ids.filter((id) => id !== draggedId);
  return others.indexOf(drop.targetId) + (drop.side === 'after' ? 1 : 0);
}

/** A drag as it stands, in pixels along the reading direction. */
export interface DragState {
  spans: readonly UnitSpan[];
  draggedId: string;
  /** Of the pointer, from the strip's start. */
  position: number;
  /** How far the pointer is from where it was pressed. */
  travel: number;
}

/**
 * How far every unit is drawn from its place: the dragged one follows the pointer within the strip, those between its
 * place and its drop make room.
 */
export function shiftsAt({ spans, draggedId, position, travel }: DragState): {
  drop: TabDrop | null;
  shifts: readonly number[];
} {
  const ids = spans.map(({ id }) => id);
  const from = ids.indexOf(draggedId);
  const { start, size } = spans[from] ?? { start: 0, size: 0 };
  const end = Math.max(...spans.map((span) => span.start + span.size));
  const drop = dropAt(spans, draggedId, position);
  const to = placeAfter(ids, draggedId, drop);
  const shifts = spans.map((_, index) => {
    if (index === from) return Math.max(-start, Math.min(end - size - start, travel));
    if (index > from && index <= to) return -size;
    return index < from && index >= to ? size : 0;
  });
  return { drop, shifts };
}

import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { Position } from './position';

/** The element of a cell, or the button of a heading. */
export const cellAt = (grid: HTMLElement | null, { row, column }: Position): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`) ?? null;

/** The cell that an element is in; undefined outside of cells, and in a popup that only belongs to one. */
export function positionOf(grid: HTMLElement, target: EventTarget): Position | undefined {
  const cell = target instanceof Element && grid.contains(target) ? target.closest('[data-cell]') : null;
  const [row, column] = cell?.getAttribute('data-cell')?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

interface GridFocus {
  grid: RefObject<HTMLElement | null>;
  focus: Position;
  /** Row that has the focus: where it is another one, the focus follows. */
  rowId: string | undefined;
  isEditing: boolean;
  onFocusCell: (position: Position) => void;
  /** The focus left the grid and its popups. */
  onLeave: () => void;
}

/** Keeps the browser's focus on the grid's, for as long as the grid has it. */
export function useGridFocus({ grid, focus, rowId, isEditing, onFocusCell, onLeave }: GridFocus) {
  const isOwner = useRef(false);
  const { row, column } = focus;

  useLayoutEffect(() => {
    if (!isOwner.current || isEditing) return;
    const cell = cellAt(grid.current, { row, column });
    if (cell !== document.activeElement) cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [grid, row, column, rowId, isEditing]);

  return {
    isOwner,
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      isOwner.current = true;
      const at = positionOf(currentTarget, target);
      if (at && !isEditing) onFocusCell(at);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(relatedTarget)) return;
      isOwner.current = false;
      // Whether it went into a popup of the grid is known once it is there.
      setTimeout(() => {
        if (!isOwner.current) onLeave();
      });
    },
  };
}

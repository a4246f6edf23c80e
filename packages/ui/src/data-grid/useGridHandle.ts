import { useImperativeHandle, type Ref, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { GridHandle } from './gridHandle';
import type { GridState } from './useGrid';
import { cellAt } from './selection/useGridFocus';

/** Lets the page bring the focus to a cell. */
export function useGridHandle<Row extends { id: string }>(
  { rows, columns, select }: GridState<Row>,
  grid: RefObject<HTMLElement | null>,
  handle: Ref<GridHandle> | undefined,
): void {
  useImperativeHandle(handle, () => ({
    focusCell: (rowId, columnId) => {
      const row = rows.findIndex(({ id }) => id === rowId);
      const column = columns.findIndex(({ id }) => id === columnId);
      if (row < 0 || column < 0) return false;
      // The row with the focus is drawn wherever it is, so that the cell is there now.
      flushSync(() => select({ row, column }));
      const cell = cellAt(grid.current, { row, column });
      cell?.focus({ preventScroll: true });
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return cell !== null;
    },
  }));
}

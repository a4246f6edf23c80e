import type { GridColumn } from './columns';
import { clear, fillDown, type GridChange } from './editing/edits';
import type { Command } from './selection/keys';
import { headerRow, type Position, type Step } from './selection/position';
import type { Range, Selection } from './selection/range';

/** Whom a grid asks to change its rows; one that is missing cannot be asked for by key. */
export interface RowCalls {
  /** Asks for an empty row below another; null for the first one of an empty grid. */
  onInsertRow?: (afterId: string | null) => void;
  /** Asks to take rows away. */
  onRemoveRows?: (ids: readonly string[]) => void;
  /** Asks to move rows that lie together by one place, up (-1) or down (1). */
  onMoveRows?: (ids: readonly string[], by: 1 | -1) => void;
  /** Asks to take the last change back. */
  onUndo?: () => void;
  /** Asks for what was taken back. */
  onRedo?: () => void;
}

interface Commanded<Row> extends RowCalls {
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
  canEdit: boolean;
  isSorted: boolean;
  selection: Selection;
  range: Range;
  select: (position: Position) => void;
  setSelection: (selection: Selection) => void;
  go: (step: Step, isExtending: boolean) => void;
  change: (change: GridChange) => void;
}

/** Moves rows and the selection with them, as far as there is room. A sorted grid has no places to move to. */
function moveRows<Row extends { id: string }>(grid: Commanded<Row>, by: 1 | -1): boolean {
  const { rows, range, selection, isSorted, onMoveRows, setSelection } = grid;
  if (!onMoveRows || isSorted) return false;
  if (range.top + by < 0 || range.bottom + by >= rows.length) return true;
  onMoveRows(
    rows.slice(range.top, range.bottom + 1).map(({ id }) => id),
    by,
  );
  const shifted = (at: Position): Position => ({ ...at, row: at.row + by });
  setSelection({ anchor: shifted(selection.anchor), focus: shifted(selection.focus) });
  return true;
}

const onlyCall = (call: (() => void) | undefined): boolean => {
  call?.();
  return call !== undefined;
};

/** Does what a key asks for, but for editing. @returns false where the grid cannot, and the key is the browser's */
export function runCommand<Row extends { id: string }>(
  command: Exclude<Command, { do: 'edit' }>,
  grid: Commanded<Row>,
): boolean {
  const { rows, columns, range, selection, canEdit } = grid;
  const last = { row: rows.length - 1, column: columns.length - 1 };
  const isOnRows = range.top > headerRow;
  switch (command.do) {
    case 'go':
      grid.go(command.step, command.isExtending);
      return true;
    case 'selectAll':
      grid.setSelection({ anchor: last, focus: { row: 0, column: 0 } });
      return true;
    case 'selectRow':
      grid.setSelection({
        anchor: { ...selection.anchor, column: last.column },
        focus: { ...selection.focus, column: 0 },
      });
      return true;
    case 'clear':
      if (canEdit && isOnRows) grid.change(clear(grid, range));
      return canEdit;
    case 'fillDown':
      if (canEdit && isOnRows) grid.change(fillDown(grid, range));
      return canEdit;
    case 'insertRow':
      if (!grid.onInsertRow) return false;
      grid.onInsertRow(rows[range.bottom]?.id ?? null);
      grid.select({ row: range.bottom + 1, column: 0 });
      return true;
    case 'removeRows':
      if (!grid.onRemoveRows || !isOnRows) return false;
      grid.onRemoveRows(rows.slice(range.top, range.bottom + 1).map(({ id }) => id));
      grid.select({ row: range.top, column: selection.focus.column });
      return true;
    case 'moveRows':
      return isOnRows && moveRows(grid, command.by);
    case 'undo':
      return onlyCall(grid.onUndo);
    case 'redo':
      return onlyCall(grid.onRedo);
  }
}

import { DataGrid, type GridHandle } from '@seedbed/ui/data-grid';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { Arrival } from '../states/EmptyFormula';
import { useBench } from '../bench/benchContext';
import { isHeadedTable } from '../paste/headedTable';
import { useLineGrid } from './useLineGrid';

export interface LinesGridProps {
  handle: RefObject<GridHandle | null>;
  /** How somebody came to the formula, where that was just now: the first cell takes the focus. */
  arrival: Arrival | null;
}

/** As high as the pane it stands in, but for what follows the lines, where something does. */
const height = 'var(--app-lines, max(16rem, 100dvh - 26rem))';

/** The lines of a formula, edited as in a spreadsheet. F4 opens what a line holds beside its columns. */
export function LinesGrid({ handle, arrival }: LinesGridProps) {
  const { kept, isReadOnly, openLine, openTable } = useBench();
  const grid = useLineGrid();
  const focused = useRef<string | undefined>(undefined);
  const [first] = grid.rows;
  const firstId = first?.id;
  useEffect(() => {
    if (arrival === null || firstId === undefined) return undefined;
    const frame = requestAnimationFrame(() => handle.current?.focusCell(firstId, 'name'));
    return () => cancelAnimationFrame(frame);
    // Once, on arrival: rows that come later take no focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [arrival]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'F4' || event.defaultPrevented || focused.current === undefined) return;
    event.preventDefault();
    openLine(focused.current);
  };
  return (
    // The key is the grid's own, on whichever cell it comes from.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={handleKey}>
      <DataGrid
        label="Lines"
        rows={grid.rows}
        columns={grid.columns}
        maxHeight={height}
        handle={handle}
        onFocusCell={({ rowId }) => {
          focused.current = rowId;
        }}
        {...(!isReadOnly && {
          onChange: grid.handleChange,
          onEditText: grid.handleEditText,
          canAddRows: true,
          onPasteText: (text: string, fits: boolean) => {
            const isTable = !fits || isHeadedTable(text);
            if (isTable) openTable({ text });
            return isTable;
          },
          onInsertRow: grid.handleInsert,
          onRemoveRows: grid.handleRemove,
          onMoveRows: grid.handleMove,
          onUndo: () => void kept.undo(),
          onRedo: () => void kept.redo(),
        })}
      />
    </div>
  );
}

import type { RefObject } from 'react';
import { useControlled } from '../internal/useControlled';
import type { GridColumn } from './columns';
import type { RowCalls } from './commands';
import type { CellEdit, GridChange, NewRow } from './editing/edits';
import { nextSort, type GridSort } from '../internal/sorting';
import { useGridEditing, type EditingMode } from './editing/useGridEditing';
import { useGridWindow } from './windowing/useGridWindow';
import { useSelection } from './selection/useSelection';
import { useSortedRows } from './useSortedRows';

/** What a grid shows and whom it tells. */
export interface GridOptions<Row> extends RowCalls {
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
  onChange?: (edits: readonly CellEdit[], added: readonly NewRow[]) => void;
  canAddRows?: boolean;
  onPasteText?: (text: string, fits: boolean) => boolean;
  sort?: GridSort | null;
  defaultSort?: GridSort | null;
  onSortChange?: (sort: GridSort | null) => void;
  onEditText?: (edit: CellEdit | null) => void;
  onFocusCell?: (cell: { rowId: string; columnId: string }) => void;
}

/** A grid's rows in their order, its selection, the cell that is edited and the rows that are drawn. */
export function useGrid<Row extends { id: string }>(
  options: GridOptions<Row>,
  grid: RefObject<HTMLDivElement | null>,
  rowHeight: number,
) {
  const { columns, onChange } = options;
  const [sort, setSort] = useControlled<GridSort | null>({
    value: options.sort,
    defaultValue: options.defaultSort ?? null,
    onChange: options.onSortChange,
  });
  const rows = useSortedRows({ rows: options.rows, columns, sort });
  const extent = { rows: rows.length, columns: columns.length };
  const selecting = useSelection(extent);
  const { focus } = selecting.selection;
  const { begin, ...editing } = useGridEditing<Row>({
    onEdit: (edit) => onChange?.([edit], []),
    onEditText: options.onEditText,
  });

  return {
    ...selecting,
    ...editing,
    rows,
    columns,
    extent,
    focus,
    sort,
    canEdit: onChange !== undefined,
    drawn: useGridWindow(grid, { rowHeight, rows: rows.length }),
    /** Begins to edit the cell with the focus. @returns whether it can be edited */
    begin: (mode: EditingMode) =>
      onChange !== undefined && begin(mode, rows[focus.row], columns[focus.column]),
    change: ({ edits, added }: GridChange) => {
      if (edits.length > 0 || added.length > 0) onChange?.(edits, added);
    },
    onSort: (columnId: string) => setSort(nextSort(sort, columnId)),
  };
}

/** What `useGrid` knows. */
export type GridState<Row extends { id: string }> = ReturnType<typeof useGrid<Row>>;

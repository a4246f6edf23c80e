import { memo, useContext } from 'react';
import { CellEditor } from './editing/CellEditor';
import { alignOf, type GridColumn } from './columns';
import * as styles from './DataGrid.css';
import { GridContext } from './gridContext';
import type { EditingMode } from './editing/useGridEditing';

interface CellProps<Row> {
  row: Row;
  column: GridColumn<Row>;
  /** Row and column from 0. */
  at: { row: number; column: number };
  isFocus: boolean;
  isSelected: boolean;
  editing: EditingMode | null;
}

function GridCell<Row extends { id: string }>({
  row,
  column,
  at,
  isFocus,
  isSelected,
  editing,
}: CellProps<Row>) {
  const { id } = useContext(GridContext);
  const { editor } = column;
  const { state, error } = column.status?.(row) ?? {};
  const text = column.text(row);
  const align = alignOf(column);
  const errorId = `${id}-${at.row}-${at.column}`;
  const describedBy = [error && errorId, state && `${id}-${state}`].filter(Boolean).join(' ');
  const shown = text === '' && state === 'unknown' ? '–' : (column.render?.(row) ?? text);
  return (
    <div
      // A heading without words would head nothing.
      role={column.isRowHeader && text !== '' ? 'rowheader' : 'gridcell'}
      className={styles.cell}
      tabIndex={isFocus ? 0 : -1}
      data-cell={`${at.row}:${at.column}`}
      data-align={align}
      data-state={state}
      aria-colindex={at.column + 1}
      aria-selected={isSelected}
      aria-readonly={editor ? undefined : true}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
    >
      {editing && editor ? (
        <CellEditor
          editor={editor}
          rowId={row.id}
          label={column.header}
          text={editing === 'replace' && editor.kind !== 'date' ? '' : text}
          align={align}
        />
      ) : (
        <span className={styles.text}>{shown}</span>
      )}
      {error && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}

interface GridRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly GridColumn<Row>[];
  /** Height of a row, in px. */
  height: number;
  /** Whether it is one of the last, where what is said of a cell goes above it. */
  isNearEnd: boolean;
  /** Column with the focus, -1 where it is in another row. */
  focus: number;
  /** First and last selected column; -1 where there is none. */
  start: number;
  end: number;
  editing: EditingMode | null;
}

function PlainRow<Row extends { id: string }>({
  row,
  index,
  columns,
  focus,
  start,
  end,
  editing,
  ...props
}: GridRowProps<Row>) {
  const { height, isNearEnd } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-near-end={isNearEnd || undefined}
      className={styles.row}
      style={{ top: index * height, height }}
    >
      {columns.map((column, at) => (
        <GridCell
          key={column.id}
          row={row}
          column={column}
          at={{ row: index, column: at }}
          isFocus={focus === at}
          isSelected={at >= start && at <= end}
          editing={focus === at ? editing : null}
        />
      ))}
    </div>
  );
}

/** One row; drawn again only when something of it changed. */
export const GridRow = memo(PlainRow) as typeof PlainRow;

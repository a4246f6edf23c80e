'use client';
import { useId, useMemo, useRef, type CSSProperties, type ReactNode, type Ref } from 'react';
import { useMediaQuery } from '../internal/useMediaQuery';
import { widthOf, type GridColumn } from './columns';
import type { RowCalls } from './commands';
import * as styles from './DataGrid.css';
import type { CellEdit, NewRow } from './editing/edits';
import { GridContext } from './gridContext';
import { GridHeader } from './GridHeader';
import { GridRow } from './GridRow';
import { hasRow, isMany } from './selection/range';
import type { GridSort } from '../internal/sorting';
import { useGrid } from './useGrid';
import type { GridHandle } from './gridHandle';
import { useGridHandle } from './useGridHandle';
import { useGridListeners } from './useGridListeners';
import { useRichEditors } from './editing/useRichEditors';
import { gridWords, type GridWords } from './words';

export interface DataGridProps<Row extends { id: string }> extends RowCalls {
  /** Names the grid. */
  label: string;
  /** The rows, in their order. A row that did not change is the same object: only others are drawn again. */
  rows: readonly Row[];
  /** The columns, in their order; the same array from one drawing to the next, or every row is drawn. */
  columns: readonly GridColumn<Row>[];
  /**
   * Called with all that one act changed: a cell, a paste, a fill, a clearing. `added` are rows that were pasted beyond
   * the last. Without it nothing can be edited.
   */
  onChange?: (edits: readonly CellEdit[], added: readonly NewRow[]) => void;
  /**
   * Whether a paste may add rows beyond the last.
   * @default false
   */
  canAddRows?: boolean;
  /**
   * Called with a text that is pasted, before it is laid over the cells; returns whether the page took it, and the cells
   * stay. For tables that the page wants looked at first, and for those that do not fit: a part would find no column, or
   * none that may be edited, and would be dropped.
   */
  onPasteText?: (text: string, fits: boolean) => boolean;
  /** The order of the rows, where the page keeps it; null for their own. */
  sort?: GridSort | null;
  /**
   * The order it begins with, where it keeps its own.
   * @default null
   */
  defaultSort?: GridSort | null;
  /** Called with another order. */
  onSortChange?: (sort: GridSort | null) => void;
  /**
   * Called with each text that is typed into a cell, before it is kept; null when it is kept or given up. For what
   * follows the keys beside the grid.
   */
  onEditText?: (edit: CellEdit | null) => void;
  /** Brings the focus to a cell from elsewhere. */
  handle?: Ref<GridHandle>;
  /** A cell took the focus, by ids. */
  onFocusCell?: (cell: { rowId: string; columnId: string }) => void;
  /**
   * Height at most, as CSS writes lengths; rows beyond it are scrolled to.
   * @default '32rem'
   */
  maxHeight?: string;
  /** Shown where there are no rows: what will be here, and what fills it. */
  emptyContent?: ReactNode;
  /** What it says of cells, in another language. @default in English */
  words?: Partial<GridWords>;
}

/** How many rows what is said of a cell may be high: so many from the end it goes above the cell, if there are as many. */
const spoken = 2;

/** Height of a row, in px, for a mouse and for a finger. */
const rowHeights = { fine: 32, coarse: 44 };

/**
 * Rows and columns that are edited as in a spreadsheet: by keys, by ranges, from and to the clipboard. It shows what the
 * page gives it and tells the page what is to change; thousands of rows cost as much as those in view.
 */
export function DataGrid<Row extends { id: string }>({
  label,
  columns,
  maxHeight = '32rem',
  emptyContent,
  ...props
}: DataGridProps<Row>) {
  const id = useId();
  const isCoarse = useMediaQuery('(pointer: coarse)');
  const height = isCoarse ? rowHeights.coarse : rowHeights.fine;
  const grid = useRef<HTMLDivElement>(null);
  const options = { ...props, columns };
  const state = useGrid(options, grid, height);
  const listeners = useGridListeners(state, options, grid);
  useGridHandle(state, grid, props.handle);
  const { rows, focus, range, edited, drawn, onDraft } = state;
  const rich = useRichEditors(columns);
  const link = useMemo(() => ({ id, onDraft, rich }), [id, onDraft, rich]);
  const words = { ...gridWords, ...props.words };
  const indexes = Array.from({ length: drawn.end - drawn.first }, (_, at) => drawn.first + at);
  // The row with the focus stays, however far it is scrolled away.
  if (focus.row >= 0 && focus.row < drawn.first) indexes.unshift(focus.row);
  if (focus.row >= drawn.end) indexes.push(focus.row);
  const look = {
    '--seedbed-grid-columns': columns
      .map((column) => `minmax(${widthOf(column)}px, ${widthOf(column)}fr)`)
      .join(' '),
    '--seedbed-grid-width': `${columns.reduce((sum, column) => sum + widthOf(column), 0)}px`,
    '--seedbed-grid-row': `${height}px`,
    maxHeight,
  } as CSSProperties;

  return (
    <div className={styles.frame}>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable
        aria-readonly={props.onChange ? undefined : true}
        data-many={isMany(range) || undefined}
        className={styles.grid}
        style={look}
        {...listeners}
      >
        <div role="rowgroup" className={styles.head}>
          <GridHeader
            columns={columns}
            height={height}
            sort={state.sort}
            focus={focus.row < 0 ? focus.column : -1}
            onSort={state.onSort}
          />
        </div>
        {rows.length > 0 && (
          <div role="rowgroup" className={styles.body} style={{ height: rows.length * height }}>
            <GridContext value={link}>
              {indexes.map((index) => {
                const row = rows[index];
                if (!row) return null;
                const isIn = hasRow(range, index);
                return (
                  <GridRow
                    key={row.id}
                    row={row}
                    index={index}
                    columns={columns}
                    height={height}
                    isNearEnd={index >= Math.max(spoken, rows.length - spoken)}
                    focus={focus.row === index ? focus.column : -1}
                    start={isIn ? range.start : -1}
                    end={isIn ? range.end : -1}
                    editing={edited?.rowId === row.id ? edited.mode : null}
                  />
                );
              })}
            </GridContext>
          </div>
        )}
      </div>
      {rows.length === 0 && emptyContent && <div className={styles.empty}>{emptyContent}</div>}
      {Object.entries(words).map(([state, text]) => (
        <span key={state} id={`${id}-${state}`} hidden>
          {text}
        </span>
      ))}
    </div>
  );
}

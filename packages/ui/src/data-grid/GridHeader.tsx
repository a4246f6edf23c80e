import { ArrowDown, ArrowUp } from '../icons';
import { alignOf, type GridColumn } from './columns';
import * as styles from './DataGrid.css';
import { headerRow } from './selection/position';
import type { GridSort } from '../internal/sorting';

interface GridHeaderProps<Row> {
  columns: readonly GridColumn<Row>[];
  /** Height of a row, in px. */
  height: number;
  sort: GridSort | null;
  /** Column with the focus, -1 where a row has it. */
  focus: number;
  onSort: (columnId: string) => void;
}

const sortMarks = { ascending: <ArrowUp size={14} />, descending: <ArrowDown size={14} /> };

/** The headings, which stay in view. A heading that sorts is a button. */
export function GridHeader<Row>({ columns, height, sort, focus, onSort }: GridHeaderProps<Row>) {
  return (
    <div role="row" aria-rowindex={1} className={styles.header} style={{ height }}>
      {columns.map((column, at) => {
        const direction = sort?.columnId === column.id ? sort.direction : undefined;
        const reached = { tabIndex: focus === at ? 0 : -1, 'data-cell': `${headerRow}:${at}` };
        return (
          <div
            key={column.id}
            role="columnheader"
            className={styles.heading}
            data-align={alignOf(column)}
            aria-colindex={at + 1}
            aria-sort={column.isSortable ? (direction ?? 'none') : undefined}
            {...(!column.isSortable && reached)}
          >
            {column.isSortable ? (
              <button type="button" className={styles.sorter} onClick={() => onSort(column.id)} {...reached}>
                <span className={styles.text}>{column.header}</span>
                {direction && sortMarks[direction]}
              </button>
            ) : (
              <span className={styles.text}>{column.header}</span>
            )}
          </div>
        );
      })}
    </div>
  );
}

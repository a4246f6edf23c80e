'use client';
import { useMemo, useState, type ReactNode } from 'react';
import { ArrowDown, ArrowUp } from '../icons';
import { compareTexts, nextSort, sortRows, type GridSort } from '../internal/sorting';
import { ScrollRegion } from '../layout';
import * as styles from './Table.css';

/** A column of a table of data. */
export interface DataColumn<Row> {
  id: string;
  label: string;
  /** What stands in the row; the first column names it. */
  cell: (row: Row) => ReactNode;
  /**
   * What its cells are in figures or words alone; null for none. With it the heading sorts the table, and a file holds
   * it instead of nothing.
   */
  value?: (row: Row) => number | string | null;
  /** What stands in the foot of the table, under the rows. */
  foot?: ReactNode;
  /** Numbers stand under each other at the end. @default false */
  isNumber?: boolean;
}

export interface DataTableProps<Row> {
  /** Says what the table holds; names its region while it scrolls. */
  caption: string;
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  /** Where the caption is seen above already: it is heard only. @default false */
  isCaptionHidden?: boolean;
}

/**
 * Rows of figures under a caption, the first cell of each naming it. Scrolls sideways where it is too wide. A heading
 * whose column has a `value` sorts: upwards, downwards, then as the rows were given.
 */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { caption, rows, columns, isCaptionHidden = false } = props;
  const classOf = ({ isNumber }: DataColumn<Row>) => (isNumber ? styles.number : undefined);
  const [sort, setSort] = useState<GridSort | null>(null);
  const sorted = useMemo(() => inOrder({ rows, columns, sort }), [rows, columns, sort]);
  const hasFoot = columns.some(({ foot }) => foot !== undefined);
  return (
    <TableFrame caption={caption}>
      <table className={styles.table}>
        <caption data-hidden={isCaptionHidden || undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading
                key={column.id}
                column={column}
                className={classOf(column)}
                direction={sort?.columnId === column.id ? sort.direction : undefined}
                onSort={() => setSort(nextSort(sort, column.id))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={row.id}>
              {columns.map((column, index) => (
                <Cell key={column.id} isName={index === 0} className={classOf(column)}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {hasFoot && (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <Cell key={column.id} isName={index === 0} className={classOf(column)}>
                  {column.foot}
                </Cell>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </TableFrame>
  );
}

interface Order<Row> {
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  sort: GridSort | null;
}

function inOrder<Row>({ rows, columns, sort }: Order<Row>): readonly Row[] {
  const { value } = columns.find(({ id }) => id === sort?.columnId) ?? {};
  if (!sort || !value) return rows;
  const text = (row: Row) => String(value(row) ?? '');
  const compare = (one: Row, other: Row) => {
    const [left, right] = [value(one), value(other)];
    return typeof left === 'number' && typeof right === 'number'
      ? left - right
      : compareTexts(text(one), text(other));
  };
  return sortRows(rows, { text, compare, direction: sort.direction });
}

const sortMarks = { ascending: <ArrowUp size={14} />, descending: <ArrowDown size={14} /> };

interface HeadingProps<Row> {
  column: DataColumn<Row>;
  className?: string;
  direction: GridSort['direction'] | undefined;
  onSort: () => void;
}

function Heading<Row>({ column: { label, value }, className, direction, onSort }: HeadingProps<Row>) {
  if (!value) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  return (
    <th scope="col" className={className} aria-sort={direction ?? 'none'}>
      <button type="button" className={styles.sorter} onClick={onSort}>
        {label}
        {direction && sortMarks[direction]}
      </button>
    </th>
  );
}

/** Scrolls sideways where its table is too wide, and is what the table measures its room by. */
export function TableFrame({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <ScrollRegion label={caption}>{children}</ScrollRegion>
    </div>
  );
}

interface CellProps {
  isName: boolean;
  className?: string;
  children: ReactNode;
}

function Cell({ isName, className, children }: CellProps) {
  if (!isName) return <td className={className}>{children}</td>;
  return (
    <th scope="row" className={className}>
      {children}
    </th>
  );
}

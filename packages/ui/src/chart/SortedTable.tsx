'use client';
import { useMemo, useState } from 'react';
import { ArrowDown, ArrowUp } from '../icons';
import { compareTexts, nextSort, sortRows, type GridSort } from '../internal/sorting';
import { classOf, HeadedTable, PlainHeading, type DataColumn, type DataTableProps } from './DataTable';
import * as styles from './Table.css';

/** A table of data whose headings sort it where their column has a `value`: upwards, downwards, then as it was given. */
export function SortedTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { rows, columns } = props;
  const [sort, setSort] = useState<GridSort | null>(null);
  const sorted = useMemo(() => inOrder({ rows, columns, sort }), [rows, columns, sort]);
  return (
    <HeadedTable
      {...props}
      rows={sorted}
      renderHeading={(column) => (
        <Heading
          key={column.id}
          column={column}
          direction={sort?.columnId === column.id ? sort.direction : undefined}
          onSort={() => setSort(nextSort(sort, column.id))}
        />
      )}
    />
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
  direction: GridSort['direction'] | undefined;
  onSort: () => void;
}

function Heading<Row>({ column, direction, onSort }: HeadingProps<Row>) {
  if (!column.value) return <PlainHeading column={column} />;
  return (
    <th scope="col" className={classOf(column)} aria-sort={direction ?? 'none'}>
      <button type="button" className={styles.sorter} onClick={onSort}>
        {column.label}
        {direction && sortMarks[direction]}
      </button>
    </th>
  );
}

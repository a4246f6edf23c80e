import { useMemo, useState } from 'react';
import type { GridColumn } from './columns';
import { sortRows, type GridSort } from '../internal/sorting';

interface Sorted<Row> {
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
  sort: GridSort | null;
}

interface Order {
  sort: GridSort;
  ids: readonly string[];
}

/**
 * Rows in the order that was asked for. They are put in order when it is asked for and when rows come or go: a row does
 * not jump away while it is edited.
 */
export function useSortedRows<Row extends { id: string }>({
  rows,
  columns,
  sort,
}: Sorted<Row>): readonly Row[] {
  const [order, setOrder] = useState<Order | null>(null);
  const byId = useMemo(() => new Map(sort ? rows.map((row) => [row.id, row]) : []), [sort, rows]);
  const isCurrent = useMemo(
    () => order?.sort === sort && order?.ids.length === byId.size && order.ids.every((id) => byId.has(id)),
    [order, sort, byId],
  );
  const column = columns.find(({ id }) => id === sort?.columnId);
  if (sort && column && !isCurrent) {
    setOrder({ sort, ids: sortRows(rows, { ...column, direction: sort.direction }).map(({ id }) => id) });
  }
  return useMemo(() => {
    if (!sort || !order) return rows;
    return order.ids.flatMap((id) => byId.get(id) ?? []);
  }, [rows, sort, order, byId]);
}

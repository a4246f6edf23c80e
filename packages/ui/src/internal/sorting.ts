/** The column that rows are sorted by, and which way. */
export interface GridSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** What a press on a header makes of the order: ascending, descending, as the rows are given. */
export function nextSort(sort: GridSort | null, columnId: string): GridSort | null {
  if (sort?.columnId !== columnId) return { columnId, direction: 'ascending' };
  return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : null;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Compares texts as people do, and numbers in them by their size. */
export const compareTexts = (one: string, other: string): number => collator.compare(one, other);

interface Order<Row> {
  text: (row: Row) => string;
  /** Compares ascending. @default by text, numbers in it by their size */
  compare?: (one: Row, other: Row) => number;
  direction: GridSort['direction'];
}

/** Rows in order. Equal ones keep theirs; those without a text come last, either way. */
export function sortRows<Row>(rows: readonly Row[], { text, compare, direction }: Order<Row>): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, text: text(row) }));
  return keyed
    .toSorted((one, other) => {
      if (one.text === '' || other.text === '') return Number(one.text === '') - Number(other.text === '');
      return sign * (compare?.(one.row, other.row) ?? compareTexts(one.text, other.text));
    })
    .map(({ row }) => row);
}

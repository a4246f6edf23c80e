/** A page of a list, or all of it, and where the next one starts. */
export interface ListPage<Row, Key> {
  rows: Row[];
  next: Key | null;
}

/** One row beyond the page tells whether there is another page. */
export const oneMore = (limit: number | undefined) => limit && limit + 1;

/** What was found with `oneMore` as a page. */
export function pageOf<Row, Key>(
  rows: Row[],
  limit: number | undefined,
  keyOf: (row: Row) => Key,
): ListPage<Row, Key> {
  const last = limit !== undefined && rows.length > limit ? rows[limit - 1] : undefined;
  return { rows: rows.slice(0, limit), next: last ? keyOf(last) : null };
}

import type { Model, QueryBuilder } from 'objection';
import { pageOf, type ListPage } from './page.ts';

/** The sort key of a list that is newest first. */
export type NewestKey = readonly [id: number];

/** A part of such a list: at most `limit` rows after `after`; all of it without a limit. */
export interface NewestPart {
  limit?: number | undefined;
  after: NewestKey | null;
}

/** Values by their columns; a column whose value is undefined is not asked for. */
type Wanted = Readonly<Record<string, number | string | undefined>>;

/** Of what a query finds the rows with these values, newest first, and of those a part. */
export function newestFirst<Row extends Model>(
  query: QueryBuilder<Row>,
  { limit, after, wanted = {} }: NewestPart & { wanted?: Wanted },
): QueryBuilder<Row> {
  const asked = Object.entries(wanted).filter(([, value]) => value !== undefined);
  query.where(Object.fromEntries(asked)).orderBy('id', 'desc');
  if (limit !== undefined) query.limit(limit);
  return after ? query.where('id', '<', after[0]) : query;
}

/** What was found with `oneMore` of such a list as a page. */
export const newestPage = <Row extends { id: number }>(
  rows: Row[],
  limit: number | undefined,
): ListPage<Row, NewestKey> => pageOf(rows, limit, ({ id }): NewestKey => [id]);

import type { Knex } from 'knex';
import { isPostgres } from '../../db/kind.ts';
import { ArticleModel } from './articles.model.ts';
import { idsSaying } from './search.model.ts';

/** How many articles a month has; `2026-11`, in UTC. */
export interface MonthCount {
  month: string;
  count: number;
}

const monthOf = (db: Knex) =>
  isPostgres(db)
    ? "to_char(publication_date at time zone 'UTC', 'YYYY-MM')"
    : 'substr(publication_date, 1, 7)';

/** Stored articles by the month of their publication, the earliest first; bundled samples are none. */
export async function countByMonth(db: Knex, phrases?: readonly string[]): Promise<MonthCount[]> {
  const query = ArticleModel.query(db)
    .select(db.raw(`${monthOf(db)} as month`), db.raw('count(*) as count'))
    .where({ is_sample: false })
    .groupByRaw('1')
    .orderByRaw('1');
  if (phrases) query.whereIn('id', idsSaying(db, phrases));
  const rows = (await query) as unknown as { month: string; count: number | string }[];
  return rows.map(({ month, count }) => ({ month, count: Number(count) }));
}

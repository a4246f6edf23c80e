import type { Knex } from 'knex';
import { isPostgres } from '../../db/kind.ts';
import type { Month } from './months.ts';
import { countsNamed } from './search.model.ts';

/** The predicates of the indexes' own, so that they are used. */
const press = (db: Knex) => (isPostgres(db) ? 'not is_sample' : 'is_sample = 0');

/** When the earliest and the latest stored article were published; null where there is none. Bundled samples are none. */
export async function pressDates(db: Knex): Promise<{ first: string; last: string } | null> {
  // asked apart: of both at once SQLite reads the whole index
  const endOf = (which: 'min' | 'max') =>
    `(select ${which}(publication_date) from articles where ${press(db)})`;
  const [row] = await rowsOf(db, db.raw(`select ${endOf('min')} as first, ${endOf('max')} as last`));
  return row?.first ? { first: String(row.first), last: String(row.last) } : null;
}

/** How many articles are stored of each month. */
export async function countStored(db: Knex, months: readonly Month[]): Promise<number[]> {
  const one = `(select count(*) from articles where ${press(db)} and publication_date >= ? and publication_date < ?)`;
  return countsOf(
    db,
    db.raw(
      `select ${months.map((_, at) => `${one} as m${at}`).join(', ')}`,
      months.flatMap(({ from, to }) => [from, to]),
    ),
  );
}

/** How many of them say any of the phrases. */
export const countNaming = (
  db: Knex,
  months: readonly Month[],
  phrases: readonly string[],
): Promise<number[]> => countsOf(db, countsNamed(db, months, phrases));

/** The figures of a row whose columns are `m0`, `m1` and so on. */
async function countsOf(db: Knex, query: Knex.Raw): Promise<number[]> {
  const [row = {}] = await rowsOf(db, query);
  return Object.keys(row).map((_, at) => Number(row[`m${at}`]));
}

async function rowsOf(db: Knex, query: Knex.Raw): Promise<Record<string, unknown>[]> {
  const answer = await query;
  return isPostgres(db) ? answer.rows : answer;
}

import type { Knex } from 'knex';
import { isPostgres } from '../../db/kind.ts';
import { repairWordIndex } from '../../db/wordIndex.ts';
import type { Month } from './months.ts';
import { withoutNarrower } from './phrases.ts';

/**
 * A query for the numbers of the newest articles that say any of the phrases, in whatever inflection and case. The index is
 * read off its newest end, so the time does not grow with the table.
 */
export function newestSaying(db: Knex, phrases: readonly string[], limit: number): Knex.Raw {
  const sought = withoutNarrower(phrases);
  return isPostgres(db) ? newestInPostgres(db, sought, limit) : newestInSqlite(db, sought, limit);
}

/** The index's row number: newer articles have greater ones, and the last 30 bits are the article's own. */
const rowNumber = '(unixepoch(publication_date) << 30 | id)';
const articleIdBits = 2 ** 30 - 1;

function newestInSqlite(db: Knex, phrases: readonly string[], limit: number): Knex.Raw {
  return db.raw(
    `select rowid & ${articleIdBits} from article_search where article_search match ? order by rowid desc limit ?`,
    [anyOfInSqlite(phrases), limit],
  );
}

const anyOfInSqlite = (phrases: readonly string[]) =>
  phrases.map((phrase) => `"${phrase.replaceAll('"', ' ')}"`).join(' OR ');
const anyOfInPostgres = (phrases: readonly string[]) =>
  phrases.map(() => `phraseto_tsquery('english', ?)`).join(' || ');

/**
 * A query for how many articles of each month say any of the phrases, in whatever inflection and case, as the columns
 * `m0`, `m1` and so on of one row. Bundled samples are left out.
 */
export function countsNamed(db: Knex, months: readonly Month[], phrases: readonly string[]): Knex.Raw {
  const sought = withoutNarrower(phrases);
  return isPostgres(db) ? countsInPostgres(db, months, sought) : countsInSqlite(db, months, sought);
}

/** Row numbers begin with the time, so each month is a stretch of the index. */
function countsInSqlite(db: Knex, months: readonly Month[], phrases: readonly string[]): Knex.Raw {
  const one = `(select count(*) from article_search where article_search match ?
    and rowid >= (unixepoch(?) << 30) and rowid < (unixepoch(?) << 30)
    and rowid & ${articleIdBits} not in (select id from articles where is_sample = 1))`;
  return db.raw(
    `select ${months.map((_, at) => `${one} as m${at}`).join(', ')}`,
    months.flatMap(({ from, to }) => [anyOfInSqlite(phrases), from, to]),
  );
}

/** One phrase at a time: asked for several at once, every article that says one of them has its words read again. */
function countsInPostgres(db: Knex, months: readonly Month[], phrases: readonly string[]): Knex.Raw {
  const ofOne = `select article_id, publication_date from article_search
    where publication_date >= ? and publication_date < ? and words @@ phraseto_tsquery('english', ?)`;
  const one = 'count(*) filter (where publication_date >= ? and publication_date < ?)';
  const [from, to] = [months[0]?.from ?? '', months.at(-1)?.to ?? ''];
  return db.raw(
    `with said as (${phrases.map(() => ofOne).join(' union ')})
      select ${months.map((_, at) => `${one} as m${at}`).join(', ')}
      from said where article_id not in (select id from articles where is_sample)`,
    [
      ...phrases.flatMap((phrase) => [from, to, phrase]),
      ...months.flatMap((month) => [month.from, month.to]),
    ],
  );
}

/** So many of the newest articles are read one by one before the index is asked. */
const window = 1000;

/**
 * A GIN index knows no order. What many articles say is found among the newest, what few say in the index: asked for one
 * phrase at a time, since the planner takes a scan of everything for cheaper where there are several.
 */
function newestInPostgres(db: Knex, phrases: readonly string[], limit: number): Knex.Raw {
  const anyOf = anyOfInPostgres(phrases);
  const ofOne = `select article_id, publication_date from article_search
    where (select count(*) from recent) < ? and words @@ phraseto_tsquery('english', ?)`;
  return db.raw(
    `with recent as materialized (
        select article_id from (
          select * from article_search order by publication_date desc, article_id desc limit ${window}
        ) as newest
        where words @@ (${anyOf}) order by publication_date desc, article_id desc limit ?
      ),
      indexed as materialized (${phrases.map(() => ofOne).join(' union ')})
    select article_id from recent
    union (select article_id from indexed order by publication_date desc, article_id desc limit ?)`,
    [...phrases, limit, ...phrases.flatMap((phrase) => [limit, phrase]), limit],
  );
}

/** Makes the index anew where it is not whole. @returns whether it had to be */
export const repairSearch = (db: Knex): Promise<boolean> =>
  repairWordIndex(db, {
    name: 'article_search',
    stored: '(select count(*) from articles)',
    fill: [
      `insert into article_search (rowid, title, description, tags)
        select ${rowNumber}, title, description, tags from articles`,
    ],
  });

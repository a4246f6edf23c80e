import type { Knex } from 'knex';
import type { ArticlePassage } from '../../answers/index.ts';
import type { ArticleTrend } from '../../contract/index.ts';
import { findArticles, findArticlesSaying } from './articles.model.ts';
import { countByMonth } from './trend.model.ts';

/** Most terms of one question that are looked up. */
const maxTerms = 12;
/** Most articles handed to an answer or to insights. */
const maxPassages = 12;

/** Stored articles that say any of the terms, newest first; the newest of all when there is no term. */
export async function findPassages(db: Knex, terms: readonly string[]): Promise<ArticlePassage[]> {
  const limit = maxPassages;
  const rows =
    terms.length > 0
      ? await findArticlesSaying(db, { phrases: terms.slice(0, maxTerms), limit })
      : await findArticles(db, { limit, after: null });
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    summary: row.description,
    publicationName: row.publication_name,
    publicationDate: row.publication_date,
    url: row.url,
    isSample: Boolean(row.is_sample),
  }));
}

/** Most months of a trend. */
const mostMonths = 12;

/**
 * How many of the stored articles name any of the terms, month by month with those in between, the last twelve of them;
 * undefined without a term.
 */
export async function findTrend(db: Knex, terms: readonly string[]): Promise<ArticleTrend | undefined> {
  if (terms.length === 0) return undefined;
  const stored = await countByMonth(db);
  const named = new Map(
    (await countByMonth(db, terms.slice(0, maxTerms))).map(({ month, count }) => [month, count]),
  );
  const counts = new Map(stored.map(({ month, count }) => [month, count]));
  const months = monthsFrom(stored[0]?.month, stored.at(-1)?.month).slice(-mostMonths);
  return {
    months: months.map((month) => ({
      month,
      named: named.get(month) ?? 0,
      stored: counts.get(month) ?? 0,
    })),
  };
}

/** Every month from one to another, both included. */
function monthsFrom(first: string | undefined, last: string | undefined): string[] {
  if (first === undefined || last === undefined) return [];
  const [from, to] = [monthNumber(first), monthNumber(last)];
  return Array.from({ length: to - from + 1 }, (_, place) => {
    const number = from + place;
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
  });
}

/** Months since the year 0. */
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

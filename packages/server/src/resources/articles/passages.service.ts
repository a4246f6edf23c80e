import type { Knex } from 'knex';
import type { ArticlePassage } from '../../answers/index.ts';
import type { ArticleTrend } from '../../contract/index.ts';
import { findArticles, findArticlesSaying } from './articles.model.ts';
import { monthsBetween } from './months.ts';
import { countNaming, countStored, pressDates } from './trend.model.ts';

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
  const dates = await pressDates(db);
  const months = dates ? monthsBetween(dates.first, dates.last, mostMonths) : [];
  if (months.length === 0) return { months: [] };
  const stored = await countStored(db, months);
  const named = await countNaming(db, months, terms.slice(0, maxTerms));
  return {
    months: months.map(({ name }, at) => ({ month: name, named: named[at] ?? 0, stored: stored[at] ?? 0 })),
  };
}

import type { Knex } from 'knex';
import type { ArticlePassage } from '../../answers/index.ts';
import { findArticles, findArticlesSaying } from './articles.model.ts';

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

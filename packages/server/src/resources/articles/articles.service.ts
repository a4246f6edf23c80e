import type { Knex } from 'knex';
import type { FetchReport } from '../../contract/index.ts';
import { findArticles, type ArticleKey, type ArticleModel } from './articles.model.ts';

/** What articles are served with. */
export interface ArticleParts {
  db: Knex;
  /** Reads every source; callers at the same time share one round. */
  fetchArticles(): Promise<FetchReport>;
}

/** A page of articles and where the next one starts. */
export interface ArticlePage {
  rows: ArticleModel[];
  next: ArticleKey | null;
}

/** Articles shared by all, newest publication first. */
export async function listArticles(
  db: Knex,
  { limit, after }: { limit: number; after: ArticleKey | null },
): Promise<ArticlePage> {
  const rows = await findArticles(db, { limit: limit + 1, after });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    rows: last ? rows.slice(0, limit) : rows,
    next: last ? [last.publication_date, last.id] : null,
  };
}

import type { Knex } from 'knex';
import type { FetchReport } from '../../contract/index.ts';
import {
  findArticles,
  findMentions,
  type ArticleKey,
  type ArticleModel,
  type MentionModel,
} from './articles.model.ts';

/** What articles are served with. */
export interface ArticleParts {
  db: Knex;
  /** Reads every source; callers at the same time share one round. */
  fetchArticles(): Promise<FetchReport>;
}

/** A page of articles and where the next one starts. */
export interface ArticlePage {
  rows: ArticleModel[];
  /** Where else the stories were told, by the article's number. */
  mentions: ReadonlyMap<number, MentionModel[]>;
  next: ArticleKey | null;
}

/** Articles shared by all, newest publication first. */
export async function listArticles(
  db: Knex,
  { limit, after }: { limit: number; after: ArticleKey | null },
): Promise<ArticlePage> {
  const rows = await findArticles(db, { limit: limit + 1, after });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const mentions = await findMentions(
    db,
    rows.map(({ id }) => id),
  );
  return {
    rows: last ? rows.slice(0, limit) : rows,
    mentions: Map.groupBy(mentions, ({ article_id }) => article_id),
    next: last ? [last.publication_date, last.id] : null,
  };
}

import type { Knex } from 'knex';
import { Model } from 'objection';
import { newestSaying } from './search.model.ts';

/** A stored article of the trade press. */
export class ArticleModel extends Model {
  static override tableName = 'articles';

  declare id: number;
  declare title: string;
  /** The summary; the column keeps the name the specification gives it. */
  declare description: string;
  declare publication_date: string;
  declare url: string;
  declare url_to_image: string | null;
  declare content: string | null;
  declare publication_name: string;
  declare guid: string | null;
  declare canonical_url: string;
  declare is_sample: boolean | number;
  /** JSON text: the ingredients and outcomes it names. */
  declare tags: string;
  declare created_at: string;
}

/** Another publication that told the same story. */
export class MentionModel extends Model {
  static override tableName = 'article_mentions';
  static override idColumn = 'canonical_url';

  declare canonical_url: string;
  declare article_id: number;
  declare title: string;
  declare url: string;
  declare publication_name: string;
  declare publication_date: string;
}

/** Where else these stories were told, the earliest first. */
export async function findMentions(db: Knex, articleIds: readonly number[]): Promise<MentionModel[]> {
  return MentionModel.query(db)
    .whereIn('article_id', articleIds)
    .orderBy([{ column: 'publication_date' }, { column: 'canonical_url' }]);
}

/** The sort key of the list: newest publication first. */
export type ArticleKey = readonly [publicationDate: string, id: number];

/** One page of articles, newest publication first, after `after`. */
export async function findArticles(
  db: Knex,
  { limit, after }: { limit: number; after: ArticleKey | null },
): Promise<ArticleModel[]> {
  const query = ArticleModel.query(db)
    .orderBy([
      { column: 'publication_date', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);
  return after ? query.whereRaw('(publication_date, id) < (?, ?)', [...after]) : query;
}

/** The newest articles that say any of the phrases. */
export async function findArticlesSaying(
  db: Knex,
  { phrases, limit }: { phrases: readonly string[]; limit: number },
): Promise<ArticleModel[]> {
  return ArticleModel.query(db)
    .whereIn('id', newestSaying(db, phrases, limit))
    .orderBy([
      { column: 'publication_date', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);
}

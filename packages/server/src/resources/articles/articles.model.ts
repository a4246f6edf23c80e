import type { Knex } from 'knex';
import { Model } from 'objection';

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

/**
 * The newest articles that name any of the terms. Each term reads a few entries off the end of its index,
 * so the time does not grow with the table.
 */
export async function findArticlesByTerms(
  db: Knex,
  { terms, limit }: { terms: readonly string[]; limit: number },
): Promise<ArticleModel[]> {
  if (terms.length === 0) return [];
  const newest = `select article_id from (select article_id from article_terms where term = ?
    order by publication_date desc, article_id desc limit ?) as newest`;
  const ofAll = db.raw(
    terms.map(() => newest).join(' union '),
    terms.flatMap((term) => [term, limit]),
  );
  return ArticleModel.query(db)
    .whereIn('id', ofAll)
    .orderBy([
      { column: 'publication_date', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);
}

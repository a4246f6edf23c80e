import type { Article } from '../../contract/index.ts';
import type { ArticleModel } from './articles.model.ts';

/** An article as the contract words it. */
export function presentArticle(row: ArticleModel): Article {
  return {
    id: row.id,
    title: row.title,
    summary: row.description,
    publicationName: row.publication_name,
    publicationDate: row.publication_date,
    url: row.url,
    urlToImage: row.url_to_image,
    content: row.content,
    isSample: Boolean(row.is_sample),
    createdAt: row.created_at,
  };
}

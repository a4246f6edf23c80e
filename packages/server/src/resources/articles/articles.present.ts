import type { Article } from '../../contract/index.ts';
import type { ArticleModel, MentionModel } from './articles.model.ts';

/** An article as the contract words it. */
export function presentArticle(row: ArticleModel, mentions: readonly MentionModel[] = []): Article {
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
    tags: JSON.parse(row.tags) as string[],
    alsoCoveredBy: mentions.map((mention) => ({
      publicationName: mention.publication_name,
      title: mention.title,
      url: mention.url,
      publicationDate: mention.publication_date,
    })),
    createdAt: row.created_at,
  };
}

import type { Knex } from 'knex';
import type { SourceReport } from '../../contract/index.ts';
import type { Evidence } from '../../evidence/index.ts';
import {
  canonicalUrl,
  dedupeItems,
  type AlsoCovered,
  type FeedItem,
  type KnownArticle,
} from '../../feeds/index.ts';
import type { ArticleModel } from './articles.model.ts';
import {
  findKnown,
  insertArticle,
  saveMentions,
  updateArticle,
  type ArticleRow,
  type ArticleMention,
} from './fetch.model.ts';
import { tagsOf } from './tags.ts';

/** What items are merged with. */
export interface MergeParts {
  db: Knex;
  evidence: Evidence;
  now(): number;
}

/** What became of a batch. */
export type MergeCounts = Pick<SourceReport, 'added' | 'updated' | 'duplicate'>;

/** Merges a batch of items into the stored articles, in one transaction. */
export async function mergeItems(parts: MergeParts, items: readonly FeedItem[]): Promise<MergeCounts> {
  if (items.length === 0) return { added: 0, updated: 0, duplicate: 0 };
  const { db, now } = parts;
  const at = new Date(now()).toISOString();
  return db.transaction(async (trx) => {
    const known = await findKnown(trx, knownQuery(items));
    const { added, updated, duplicate, alsoCovered } = dedupeItems(items, known.map(knownArticle));
    const ids = new Map<FeedItem | KnownArticle, number>();
    for (const item of added) {
      const id = await insertArticle(trx, rowOf(item, parts.evidence), at);
      if (id !== null) ids.set(item, id);
    }
    for (const { id, item } of updated) await updateArticle(trx, id, rowOf(item, parts.evidence));
    await saveMentions(
      trx,
      alsoCovered.flatMap((mention) => mentionOf(mention, ids)),
    );
    // What another process stored in the meantime was a duplicate after all.
    return { added: ids.size, updated: updated.length, duplicate: duplicate + added.length - ids.size };
  });
}

/** How far apart in time the same story may be told, in ms; wider than the dedupe looks. */
const sameStoryMs = 4 * 24 * 60 * 60 * 1000;

function knownQuery(items: readonly FeedItem[]) {
  const times = items.map(({ publicationDate }) => Date.parse(publicationDate));
  return {
    addresses: items.map(({ url }) => canonicalUrl(url)),
    guids: items.flatMap(({ guid }) => (guid === null ? [] : [guid])),
    from: new Date(Math.min(...times) - sameStoryMs).toISOString(),
    to: new Date(Math.max(...times) + sameStoryMs).toISOString(),
  };
}

function knownArticle(row: ArticleModel): KnownArticle {
  return {
    id: row.id,
    title: row.title,
    summary: row.description,
    url: row.url,
    urlToImage: row.url_to_image,
    publicationName: row.publication_name,
    publicationDate: row.publication_date,
    guid: row.guid,
  };
}

function rowOf(item: FeedItem, evidence: Evidence): ArticleRow {
  return {
    title: storable(item.title),
    description: storable(item.summary),
    publication_date: item.publicationDate,
    url: item.url,
    url_to_image: item.urlToImage,
    content: item.content && storable(item.content),
    publication_name: item.publicationName,
    guid: item.guid && storable(item.guid),
    canonical_url: canonicalUrl(item.url),
    is_sample: item.isSample,
    tags: JSON.stringify(tagsOf(evidence, `${item.title}. ${item.summary}`)),
  };
}

/** PostgreSQL cannot store the NUL character. */
const storable = (text: string) => text.replaceAll('\0', '');

function mentionOf(
  { item, original }: AlsoCovered,
  ids: ReadonlyMap<FeedItem | KnownArticle, number>,
): ArticleMention[] {
  const articleId = 'id' in original ? original.id : ids.get(original);
  if (articleId === undefined) return [];
  return [
    {
      canonical_url: canonicalUrl(item.url),
      article_id: articleId,
      title: storable(item.title),
      url: item.url,
      publication_name: item.publicationName,
      publication_date: item.publicationDate,
    },
  ];
}

import type { Knex } from 'knex';
import { ArticleModel } from './articles.model.ts';

/** What a source answered last time, so that it can say that nothing has changed. */
export interface StoredSourceState {
  etag: string | null;
  lastModified: string | null;
  lastFetchedAt: string | null;
}

/** The states of all sources, by name. */
export async function findSourceStates(db: Knex): Promise<Map<string, StoredSourceState>> {
  const rows = await db('article_sources').select('name', 'etag', 'last_modified', 'last_fetched_at');
  return new Map(
    rows.map((row) => [
      row.name,
      { etag: row.etag, lastModified: row.last_modified, lastFetchedAt: row.last_fetched_at },
    ]),
  );
}

/** Keeps what a source answered; a failure keeps the state of the last success. */
export async function saveSourceState(
  db: Knex,
  { name, state, error }: { name: string; state: StoredSourceState; error?: string },
): Promise<void> {
  const row = {
    name,
    etag: state.etag,
    last_modified: state.lastModified,
    last_fetched_at: state.lastFetchedAt,
    last_error: error ?? null,
  };
  await db('article_sources').insert(row).onConflict('name').merge();
}

/** Whether there is any article. */
export async function hasArticles(db: Knex): Promise<boolean> {
  return (await ArticleModel.query(db).select('id').first()) !== undefined;
}

/** An item of a feed as it is stored. */
interface Item {
  title: string;
  summary: string;
  content: string | null;
  url: string;
  urlToImage: string | null;
  publicationName: string;
  publicationDate: string;
  guid: string | null;
  isSample: boolean;
}

/** How far back the same story may be told by another source, in ms. */
const sameStoryMs = 14 * 24 * 60 * 60 * 1000;
/** Most recent articles that titles are compared with. */
const mostCompared = 2000;

/** The stored articles that new items may repeat: same address or identifier, or recent. */
export async function findKnown(
  db: Knex,
  { source, items, now }: { source: string; items: readonly Item[]; now: Date },
): Promise<ArticleModel[]> {
  const guids = items.flatMap(({ guid }) => (guid === null ? [] : [guid]));
  const since = new Date(now.getTime() - sameStoryMs).toISOString();
  const byAddress = ArticleModel.query(db).whereIn(
    'canonical_url',
    items.map(({ url }) => url),
  );
  const byGuid = ArticleModel.query(db).where('source_name', source).whereIn('guid', guids);
  const recent = ArticleModel.query(db)
    .where('publication_date', '>', since)
    .orderBy('publication_date', 'desc')
    .limit(mostCompared);
  const rows = [await byAddress, await byGuid, await recent].flat();
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** What a merge writes. */
export interface Merge {
  source: string;
  added: readonly Item[];
  updated: readonly { id: number; item: Item }[];
  now: string;
  /** The lexicon's terms that an item names. */
  termsOf(item: Item): string[];
}

/** Stores new items and the new wording of known ones. @returns how many were new */
export async function saveItems(db: Knex, { source, added, updated, now, termsOf }: Merge): Promise<number> {
  let count = 0;
  for (const item of added) {
    const row = { ...rowOf(item), source_name: source, canonical_url: item.url, created_at: now };
    const [inserted] = await db('articles').insert(row).onConflict('canonical_url').ignore().returning('id');
    if (!inserted) continue;
    count += 1;
    await saveTerms(db, inserted.id, { item, terms: termsOf(item) });
  }
  for (const { id, item } of updated) {
    await ArticleModel.query(db).findById(id).patch(rowOf(item));
    await saveTerms(db, id, { item, terms: termsOf(item) });
  }
  return count;
}

function rowOf(item: Item) {
  return {
    title: item.title,
    description: item.summary,
    publication_date: item.publicationDate,
    url: item.url,
    url_to_image: item.urlToImage,
    content: item.content,
    publication_name: item.publicationName,
    guid: item.guid,
    is_sample: item.isSample,
  };
}

async function saveTerms(
  db: Knex,
  id: number,
  { item, terms }: { item: Item; terms: string[] },
): Promise<void> {
  await db('article_terms').where({ article_id: id }).delete();
  const rows = [...new Set(terms)].map((term) => ({
    term,
    publication_date: item.publicationDate,
    article_id: id,
  }));
  if (rows.length > 0) await db('article_terms').insert(rows);
}

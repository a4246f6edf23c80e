import type { Knex } from 'knex';
import type { Model } from 'objection';
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

/** Keeps what a source answered, and why it gave nothing if it did. */
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

/** Takes the sample away when the press has arrived. */
export async function deleteSamples(db: Knex): Promise<void> {
  await ArticleModel.query(db).where('is_sample', true).delete();
}

/** Which stored articles a batch may repeat. */
export interface KnownQuery {
  addresses: readonly string[];
  guids: readonly string[];
  /** Articles of these days are compared by their wording. */
  from: string;
  to: string;
}

/** Most articles that wordings are compared with: the newest ones. */
const mostCompared = 3000;

/** The stored articles a batch may repeat: same address, same identifier, or told at the same time. */
export async function findKnown(db: Knex, query: KnownQuery): Promise<ArticleModel[]> {
  const byAddress = await ArticleModel.query(db).whereIn('canonical_url', query.addresses);
  const byGuid = await ArticleModel.query(db).whereIn('guid', query.guids);
  const sameTime = await ArticleModel.query(db)
    .whereBetween('publication_date', [query.from, query.to])
    .orderBy('publication_date', 'desc')
    .limit(mostCompared);
  return [...new Map([...byAddress, ...byGuid, ...sameTime].map((row) => [row.id, row])).values()];
}

/** The columns of an article that come from its feed. */
export type ArticleRow = Omit<ArticleModel, keyof Model | 'id' | 'created_at'>;

/** Stores a new article. @returns its number; null when another process was first. */
export async function insertArticle(db: Knex, row: ArticleRow, now: string): Promise<number | null> {
  const [added] = await db('articles')
    .insert({ ...row, created_at: now })
    .onConflict('canonical_url')
    .ignore()
    .returning('id');
  return added?.id ?? null;
}

/** Stores the new wording of an article. Its first address stays: links to it are out in the world. */
export async function updateArticle(db: Knex, id: number, row: ArticleRow): Promise<void> {
  const { canonical_url: _address, url: _url, ...wording } = row;
  await ArticleModel.query(db).findById(id).patch(wording);
}

/** Another publication that told the same story. */
export interface ArticleMention {
  canonical_url: string;
  article_id: number;
  title: string;
  url: string;
  publication_name: string;
  publication_date: string;
}

/** Notes where else stories were told. */
export async function saveMentions(db: Knex, mentions: readonly ArticleMention[]): Promise<void> {
  if (mentions.length > 0) await db('article_mentions').insert(mentions).onConflict().ignore();
}

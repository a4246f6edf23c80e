import type { Knex } from 'knex';
import type { Answerer } from '../../answers/index.ts';
import type { FetchReport, SourceReport } from '../../contract/index.ts';
import {
  dedupeItems,
  sampleFeed,
  type FeedItem,
  type SourceFetch,
  type SourceState,
} from '../../feeds/index.ts';
import { findKnown, findSourceStates, hasArticles, saveItems, saveSourceState } from './fetch.model.ts';

/** Reads the sources; `states` lets them answer that nothing has changed. */
export type FetchFeeds = (states: ReadonlyMap<string, SourceState>, now: Date) => Promise<SourceFetch[]>;

/** What articles are fetched with. */
export interface FetchParts {
  db: Knex;
  answerer: Answerer;
  fetchFeeds: FetchFeeds;
  now(): number;
}

/** Makes the one fetcher of this process: callers at the same time share one round. */
export function createArticleFetcher(parts: FetchParts): () => Promise<FetchReport> {
  let running: Promise<FetchReport> | null = null;
  return () => {
    running ??= fetchArticles(parts).finally(() => {
      running = null;
    });
    return running;
  };
}

async function fetchArticles(parts: FetchParts): Promise<FetchReport> {
  const { db, now } = parts;
  const fetches = await parts.fetchFeeds(await findSourceStates(db), new Date(now()));
  const sources: SourceReport[] = [];
  for (const fetch of fetches) sources.push(await merge(parts, fetch));
  const isUnreached = fetches.every(({ error }) => error !== undefined);
  if (isUnreached && !(await hasArticles(db))) sources.push(await mergeSample(parts));
  return { sources, added: sources.reduce((sum, { added }) => sum + added, 0) };
}

async function merge(parts: FetchParts, fetch: SourceFetch): Promise<SourceReport> {
  const counts = fetch.items.length > 0 ? await mergeItems(parts, fetch.name, fetch.items) : nothing;
  await saveSourceState(parts.db, fetch);
  return {
    name: fetch.name,
    fetched: fetch.items.length,
    ...counts,
    ...(fetch.error === undefined ? {} : { error: fetch.error }),
  };
}

/** So that the screen works offline: nothing is stored and nothing can be reached. */
async function mergeSample(parts: FetchParts): Promise<SourceReport> {
  const items = sampleFeed();
  const name = items[0]?.publicationName ?? 'Sample';
  return { name, fetched: items.length, ...(await mergeItems(parts, name, items)) };
}

type Counts = Pick<SourceReport, 'added' | 'updated' | 'duplicate'>;
const nothing: Counts = { added: 0, updated: 0, duplicate: 0 };

async function mergeItems(
  { db, answerer, now }: FetchParts,
  source: string,
  items: FeedItem[],
): Promise<Counts> {
  return db.transaction(async (trx) => {
    const known = await findKnown(trx, { source, items, now: new Date(now()) });
    const { added, updated, duplicate } = dedupeItems(items, known);
    const stored = await saveItems(trx, {
      source,
      added,
      updated,
      now: new Date(now()).toISOString(),
      termsOf: (item) => answerer.articleTerms(`${item.title}. ${item.summary}`, []),
    });
    // What another process stored in the meantime was a duplicate after all.
    return { added: stored, updated: updated.length, duplicate: duplicate + added.length - stored };
  });
}

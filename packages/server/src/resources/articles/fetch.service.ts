import type { Knex } from 'knex';
import type { FetchReport, SourceReport } from '../../contract/index.ts';
import type { Evidence } from '../../evidence/index.ts';
import { sampleFeed, samplePublication, type SourceFetch, type SourceState } from '../../feeds/index.ts';
import { deleteSamples, findSourceStates, hasArticles, saveSourceState } from './fetch.model.ts';
import { mergeItems } from './merge.service.ts';

/** Reads the sources; `states` lets them answer that nothing has changed. */
export type FetchFeeds = (states: ReadonlyMap<string, SourceState>, now: Date) => Promise<SourceFetch[]>;

/** What articles are fetched with. */
export interface FetchParts {
  db: Knex;
  evidence: Evidence;
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
  const added = sources.reduce((sum, source) => sum + source.added, 0);
  if (added > 0) await deleteSamples(db);
  const isUnreached = fetches.every(({ error }) => error !== undefined);
  if (!isUnreached || (await hasArticles(db))) return { sources, added };
  const sample = await mergeSample(parts);
  return { sources: [...sources, sample], added: sample.added };
}

async function merge(parts: FetchParts, { name, items, state, error }: SourceFetch): Promise<SourceReport> {
  const counts = await mergeItems(parts, items);
  await saveSourceState(parts.db, { name, state, error });
  return { name, fetched: items.length, ...counts, ...(error === undefined ? {} : { error }) };
}

/** So that the screen works offline: nothing is stored and nothing can be reached. */
async function mergeSample(parts: FetchParts): Promise<SourceReport> {
  const items = sampleFeed();
  return { name: samplePublication, fetched: items.length, ...(await mergeItems(parts, items)) };
}

import { publicAgent } from '../outbound/index.ts';
import { fetchFeed, type SourceFetch, type SourceState } from './fetchFeed.ts';
import { RobotsCache } from './robotsCache.ts';
import { defaultSources, type FeedSource } from './sources.ts';

/** How the sources are read. */
export interface FetchFeedsOptions {
  /** What was remembered of each source, by name. */
  states: ReadonlyMap<string, SourceState>;
  now: Date;
  /** @default defaultSources */
  sources?: readonly FeedSource[];
  /** Lets tests read a server on this machine. Never set it where people can add sources. @default false */
  allowLoopback?: boolean;
  /** Stops what is still being read; those sources report it. */
  signal?: AbortSignal;
  /** Longest time a source may take, in ms. @default 10000 */
  timeoutMs?: number;
  /** Where robots.txt files are remembered. @default one for the process */
  robots?: RobotsCache;
}

const atOnce = 4;
const sharedRobots = new RobotsCache();

/**
 * Reads every source: four at once, one at a time of a host. Never throws; a source that fails says why in `error`.
 * @returns one result a source, in the order of the sources
 */
export async function fetchFeeds(options: FetchFeedsOptions): Promise<SourceFetch[]> {
  const { states, now, sources = defaultSources, allowLoopback = false, timeoutMs = 10_000 } = options;
  const agent = publicAgent(allowLoopback);
  const { robots = sharedRobots, signal } = options;
  const results = new Map<FeedSource, SourceFetch>();
  const readHost = async (ofHost: readonly FeedSource[]) => {
    for (const source of ofHost) {
      const state = states.get(source.name);
      results.set(
        source,
        await fetchFeed(source, { state, now, agent, robots, allowLoopback, signal, timeoutMs }),
      );
    }
  };
  try {
    await inTurn([...Map.groupBy(sources, hostOf).values()], readHost);
  } finally {
    await agent.destroy();
  }
  return sources.flatMap((source) => results.get(source) ?? []);
}

const hostOf = ({ url }: FeedSource) => URL.parse(url)?.host ?? url;

/** Works through a list, `atOnce` at a time. */
async function inTurn<Task>(tasks: Task[], work: (task: Task) => Promise<void>): Promise<void> {
  const queue = tasks.values();
  const worker = async () => {
    for (const task of queue) await work(task);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

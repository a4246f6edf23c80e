import type { Dispatcher } from 'undici';
import { describeFailure, get, OutboundError, type GetOptions, type Got } from '../outbound/index.ts';
import { decodeText } from './decodeText.ts';
import { parseFeed, type FeedItem } from './parseFeed.ts';
import { userAgent, type RobotsCache } from './robotsCache.ts';
import type { FeedSource } from './sources.ts';

/** What is remembered of a source between fetches; times are ISO 8601. */
export interface SourceState {
  etag: string | null;
  lastModified: string | null;
  lastFetchedAt: string | null;
}

/** What a source gave. */
export interface SourceFetch {
  name: string;
  items: FeedItem[];
  /** To be kept for the next fetch. */
  state: SourceState;
  /** Nothing new since the last time: the source said so, or it was read less than 15 minutes ago. */
  notModified: boolean;
  /** Why the source gave nothing, in words; absent when it was read. */
  error?: string;
}

/** How one source is read. */
export interface FetchOptions {
  state: SourceState | undefined;
  now: Date;
  agent: Dispatcher;
  robots: RobotsCache;
  allowLoopback: boolean;
  signal: AbortSignal | undefined;
  timeoutMs: number;
}

/** Shortest time between two fetches of a source. */
const pauseMs = 15 * 60 * 1000;
const maxBytes = 2_000_000;
const unknown: SourceState = { etag: null, lastModified: null, lastFetchedAt: null };
const accept =
  'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, application/json;q=0.8, */*;q=0.5';

/** Reads one source. Never throws: what goes wrong is in `error`, and the state stays fit for the next try. */
export async function fetchFeed(source: FeedSource, options: FetchOptions): Promise<SourceFetch> {
  const { state = unknown, now } = options;
  if (isRecent(state, now)) return { name: source.name, items: [], state, notModified: true };
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    const got = await read(source, options, signal);
    return { name: source.name, ...interpret(got, source, options) };
  } catch (error) {
    const words = options.signal?.aborted
      ? 'Stopped'
      : describeFailure(error, timeout.aborted && options.timeoutMs);
    return { name: source.name, items: [], state, notModified: false, error: words };
  }
}

function isRecent({ lastFetchedAt }: SourceState, now: Date): boolean {
  const since = lastFetchedAt === null ? Infinity : now.getTime() - Date.parse(lastFetchedAt);
  return since >= 0 && since < pauseMs;
}

function read(source: FeedSource, options: FetchOptions, signal: AbortSignal): Promise<Got> {
  const { etag, lastModified } = options.state ?? unknown;
  const url = URL.parse(source.url);
  if (!url) throw new OutboundError('The address of the feed is not valid');
  const common = {
    agent: options.agent,
    allowLoopback: options.allowLoopback,
    signal,
    userAgent,
  } satisfies Partial<GetOptions>;
  return get(url, {
    ...common,
    maxBytes,
    headers: {
      accept,
      ...(etag && { 'if-none-match': etag }),
      ...(lastModified && { 'if-modified-since': lastModified }),
    },
    onHop: (hop) => options.robots.check(hop, { ...common, now: options.now }),
  });
}

/** An answer that is no feed leaves `etag` as it was, so that the next answer is not an empty 304. */
function interpret(got: Got, source: FeedSource, options: FetchOptions): Omit<SourceFetch, 'name'> {
  const { state = unknown, now } = options;
  const asked = { ...state, lastFetchedAt: now.toISOString() };
  if (got.status === 304) return { items: [], state: asked, notModified: true };
  if (got.status !== 200) {
    return { items: [], state: asked, notModified: false, error: `Answered ${got.status}` };
  }
  try {
    const text = decodeText(got.body, header(got, 'content-type') ?? '');
    const items = parseFeed(text, { publicationName: source.name, base: got.url, now });
    const validators = { etag: header(got, 'etag'), lastModified: header(got, 'last-modified') };
    return { items, state: { ...asked, ...validators }, notModified: false };
  } catch (error) {
    return { items: [], state: asked, notModified: false, error: describeFailure(error, false) };
  }
}

/** Longest validator that is kept; a longer one is as good as none. */
const longestHeader = 500;

function header({ headers }: Got, name: string): string | null {
  const value = [headers[name]].flat()[0];
  return value !== undefined && value.length <= longestHeader ? value : null;
}

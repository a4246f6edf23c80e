export { canonicalUrl } from './canonicalUrl.ts';
export { dedupeItems, type AlsoCovered, type Deduped, type KnownArticle } from './dedupe.ts';
export type { SourceFetch, SourceState } from './fetchFeed.ts';
export { fetchFeeds, type FetchFeedsOptions } from './fetchFeeds.ts';
export type { FeedItem } from './parseFeed.ts';
export { plainText } from './plainText.ts';
export { RobotsCache } from './robotsCache.ts';
export { sampleFeed, samplePublication } from './sampleFeed.ts';
export { defaultSources, type FeedSource } from './sources.ts';

import { readFileSync } from 'node:fs';
import { parseFeed, type FeedItem } from './parseFeed.ts';

/** The name the sample articles are published under. */
export const samplePublication = 'Seedbed sample feed';

const address = new URL('./sample.rss', import.meta.url);

/**
 * Articles we wrote ourselves, marked as sample, for a workspace whose sources cannot be reached. They name no study,
 * company or product. Read from a bundled RSS file by the same parser as the press.
 */
export function sampleFeed(): FeedItem[] {
  return parseFeed(readFileSync(address, 'utf8'), {
    publicationName: samplePublication,
    base: new URL('https://example.com/'),
    now: new Date(),
    isSample: true,
  });
}

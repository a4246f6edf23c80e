import type { FeedItem } from './parseFeed.ts';
import { StoryIndex } from './storyIndex.ts';

/** A stored article, as far as the dedupe looks at it. */
export interface KnownArticle {
  id: number;
  title: string;
  summary: string;
  url: string;
  urlToImage: string | null;
  publicationName: string;
  publicationDate: string;
  guid: string | null;
}

/** An item that tells what another one already told: "also covered by". */
export interface AlsoCovered {
  item: FeedItem;
  /** The stored article, or the item of this batch that is kept. */
  original: KnownArticle | FeedItem;
}

/** What becomes of the items of a fetch. */
export interface Deduped {
  added: FeedItem[];
  updated: { id: number; item: FeedItem }[];
  /** How many were there already, or were told elsewhere. */
  duplicate: number;
  /** Of the duplicates, those of another publication. */
  alsoCovered: AlsoCovered[];
}

/**
 * Sorts incoming items into new ones, changed ones and duplicates. Same address, or same publication and guid: the same
 * article, updated when its text changed. Otherwise, within three days and in another publication, a like headline or
 * summary is the same story: the earliest is kept, then the one with the longer summary; what is stored stays.
 */
export function dedupeItems(incoming: readonly FeedItem[], known: readonly KnownArticle[]): Deduped {
  const result: Deduped = { added: [], updated: [], duplicate: 0, alsoCovered: [] };
  const index = new StoryIndex<KnownArticle | FeedItem>();
  const touched = new Set<number>();
  for (const article of known) index.add(article);
  for (const item of [...incoming].sort(keepFirst)) {
    const same = index.findSame(item);
    const story = same ?? index.findStory(item);
    if (!story) {
      result.added.push(item);
      index.add(item);
    } else if (same && 'id' in same && !touched.has(same.id) && isChanged(item, same)) {
      result.updated.push({ id: same.id, item });
      touched.add(same.id);
    } else {
      result.duplicate += 1;
      if (!same) result.alsoCovered.push({ item, original: story });
    }
  }
  return result;
}

/** Earliest first, then the longer summary. */
const keepFirst = (a: FeedItem, b: FeedItem) =>
  Date.parse(a.publicationDate) - Date.parse(b.publicationDate) || b.summary.length - a.summary.length;

const isChanged = (item: FeedItem, article: KnownArticle) =>
  item.publicationName === article.publicationName &&
  (item.title !== article.title ||
    item.summary !== article.summary ||
    item.urlToImage !== article.urlToImage);

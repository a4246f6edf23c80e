import { OutboundError } from '../outbound/index.ts';
import { firstImage, plainText, webUrl } from './plainText.ts';
import { readItems, type RawItem } from './rawItems.ts';

/** An article as its feed gave it, cleaned: plain text, web addresses only. */
export interface FeedItem {
  title: string;
  summary: string;
  /** Kept of our own sample only: of the press we keep title, summary and link. */
  content: string | null;
  url: string;
  urlToImage: string | null;
  publicationName: string;
  /** ISO 8601 in UTC, never in the future. */
  publicationDate: string;
  guid: string | null;
  isSample: boolean;
}

const longest = { title: 300, summary: 1000, content: 20_000, guid: 500 };
const oldest = Date.UTC(1990, 0, 1);

/** How the items of a feed are read. */
export interface ParseOptions {
  publicationName: string;
  /** Address of the feed, for relative links. */
  base: URL;
  now: Date;
  isSample?: boolean;
}

/**
 * Reads RSS, Atom, RDF or JSON. Items without title or address are left out.
 * @throws OutboundError when it is no feed, or declares entities of its own
 */
export function parseFeed(text: string, options: ParseOptions): FeedItem[] {
  // Feeds have no use for entities of their own; attacks by expansion and by external files do.
  if (/<!ENTITY/i.test(text)) throw new OutboundError('Declares entities, which no feed needs');
  return readItems(text).flatMap((raw) => clean(raw, options) ?? []);
}

function clean(
  raw: RawItem,
  { publicationName, base, now, isSample = false }: ParseOptions,
): FeedItem | null {
  const title = plainText(raw.title ?? '', longest.title);
  const url = webUrl(raw.url, base);
  if (title === '' || url === null) return null;
  const markup = raw.content ?? raw.summary ?? '';
  const page = new URL(url);
  const images = [...raw.images, firstImage(raw.summary ?? '') ?? undefined, firstImage(markup) ?? undefined];
  return {
    title,
    summary: plainText(raw.summary ?? markup, longest.summary),
    content: isSample ? plainText(markup, longest.content) || null : null,
    url,
    urlToImage: images.map((image) => webUrl(image, page)).find((image) => image !== null) ?? null,
    publicationName,
    publicationDate: clampDate(raw.date, now).toISOString(),
    guid: raw.guid?.trim().slice(0, longest.guid) || null,
    isSample,
  };
}

/** A date no later than now; now when there is none that can be read. */
function clampDate(text: string | undefined, now: Date): Date {
  // Zone names beyond the few that Date knows are dropped: hours do not matter to a news list.
  const time = Date.parse(text ?? '') || Date.parse((text ?? '').replace(/\s[A-Z]{2,5}$/, ' GMT'));
  return Number.isFinite(time) && time > 0 ? new Date(Math.min(Math.max(time, oldest), now.getTime())) : now;
}

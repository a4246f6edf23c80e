import { parseFeed as parseAnyFeed } from 'feedsmith';
import { OutboundError } from '../outbound/index.ts';

/** Most items of a feed that are read. */
const maxItems = 100;

/** What is common to the items of all formats, before cleaning. */
export interface RawItem {
  title?: string;
  url?: string;
  guid?: string;
  date?: string;
  summary?: string;
  content?: string;
  images: readonly (string | undefined)[];
}

/**
 * The items of a feed in any format, as they stand there.
 * @throws OutboundError when it is no feed
 */
export function readItems(text: string): RawItem[] {
  const parsed = parseSafely(text);
  switch (parsed.format) {
    case 'rss':
      return (parsed.feed.items ?? []).map(fromRss);
    case 'rdf':
      return (parsed.feed.items ?? []).map(fromRdf);
    case 'atom':
      return (parsed.feed.entries ?? []).map(fromAtom);
    case 'json':
      return (parsed.feed.items ?? []).map(fromJson);
  }
}

function parseSafely(text: string) {
  try {
    return parseAnyFeed(text, { maxItems });
  } catch (error) {
    throw new OutboundError('Not a feed that can be read', { cause: error });
  }
}

type Parsed = ReturnType<typeof parseSafely>;
type FeedOf<Format> = Extract<Parsed, { format: Format }>['feed'];
type ItemOf<Items> = NonNullable<Items> extends readonly (infer Item)[] ? Item : never;
type RssItem = ItemOf<FeedOf<'rss'>['items']>;
type Media = RssItem['media'];

const isImageType = (type: string | undefined) => type?.startsWith('image/') === true;
const isImage = (media: { type?: string; medium?: string; url?: string }) =>
  media.medium === 'image' || isImageType(media.type) || (!media.type && !media.medium);

/** The images of Media RSS: contents first, then thumbnails. */
function mediaImages(media: Media): (string | undefined)[] {
  const contents = [
    ...(media?.contents ?? []),
    ...(media?.groups ?? []).flatMap(({ contents }) => contents ?? []),
  ];
  return [
    ...contents.filter(isImage).map(({ url }) => url),
    ...(media?.thumbnails ?? []).map(({ url }) => url),
    ...contents.flatMap(({ thumbnails }) => thumbnails ?? []).map(({ url }) => url),
  ];
}

function fromRss(item: RssItem): RawItem {
  const enclosures = (item.enclosures ?? []).filter(({ type }) => isImageType(type));
  const permalink = item.guid?.isPermaLink === false ? undefined : item.guid?.value;
  return {
    title: item.title ?? item.media?.title?.value,
    url: item.link ?? permalink,
    guid: item.guid?.value,
    date: item.pubDate ?? item.dc?.dates?.[0],
    summary: item.description ?? item.media?.description?.value,
    content: item.content?.encoded,
    images: [...mediaImages(item.media), ...enclosures.map(({ url }) => url)],
  };
}

function fromRdf(item: ItemOf<FeedOf<'rdf'>['items']>): RawItem {
  return {
    title: item.title,
    url: item.link,
    guid: item.rdf?.about,
    date: item.dc?.dates?.[0],
    summary: item.description,
    content: item.content?.encoded,
    images: mediaImages(item.media),
  };
}

function fromAtom(entry: ItemOf<FeedOf<'atom'>['entries']>): RawItem {
  const links = entry.links ?? [];
  const page = links.find(({ rel }) => rel === undefined || rel === 'alternate');
  const enclosures = links.filter(({ rel, type }) => rel === 'enclosure' && isImageType(type));
  return {
    title: entry.title?.value,
    url: page?.href,
    guid: entry.id,
    date: entry.published ?? entry.updated,
    summary: entry.summary?.value,
    content: entry.content?.value,
    images: [...mediaImages(entry.media), ...enclosures.map(({ href }) => href)],
  };
}

function fromJson(item: ItemOf<FeedOf<'json'>['items']>): RawItem {
  return {
    title: item.title,
    url: item.url ?? item.external_url,
    guid: item.id,
    date: item.date_published ?? item.date_modified,
    summary: item.summary,
    content: item.content_html ?? item.content_text,
    images: [item.image, item.banner_image],
  };
}

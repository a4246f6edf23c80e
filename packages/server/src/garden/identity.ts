import type { GardenSource } from '../contract/garden/gardenItem.ts';

/** What keys of whole texts begin with: two notes may well say the same. */
export const textKey = 'text:';

/** What an item is known by. */
export interface Identified {
  readonly kind: string;
  readonly title: string;
  readonly snapshot: string;
  readonly source: GardenSource;
}

/** The address by which two are known to be the same: host in lower case, no fragment, no `utm_*`. */
function canonicalAddress(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  url.hash = '';
  // Part by part: what is left stays as it is written, `%20` and `+` too.
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((part) => !/^utm_/i.test(part));
  url.search = kept.join('&');
  return url.href;
}

/** A DOI as it is compared: without its resolver, in lower case. */
export const bareDoi = (doi: string): string =>
  doi
    .trim()
    .toLowerCase()
    .replace(/^(?:(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\/|doi\b[:\s]*)/, '');

/** The key of the DOI or PMID that an address leads to, where its resolver says that it is one. */
function numbersIn(address = ''): string[] {
  const [, doi] = /^https?:\/\/(?:dx\.|www\.)?doi\.org\/(10\.\d+\/[^?#]+)/i.exec(address) ?? [];
  if (doi) return [`doi:${bareDoi(decoded(doi))}`];
  const pubmed =
    /^https?:\/\/(?:pubmed\.ncbi\.nlm\.nih\.gov|(?:www\.)?ncbi\.nlm\.nih\.gov\/pubmed)\/(\d{1,9})(?![\d/]*\w)/i;
  const [, pmid] = pubmed.exec(address) ?? [];
  return pmid ? [`pmid:${Number(pmid)}`] : [];
}

/** As it was before it was made part of an address. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const plainTitle = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A digest that both the page's mocks and the server can make: FNV-1a over UTF-16 units, 53 bits of two runs. */
function digest(text: string): string {
  let [low, high] = [0x811c9dc5, 0x1b873593];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x85ebca6b);
  }
  return `${(low >>> 0).toString(36)}${(high >>> 0).toString(36)}`;
}

/**
 * What makes two items the same where they share one of these: DOI, PMID, canonical address, title with year. Of what has
 * none of them it is the whole text, which tells a file that is imported again.
 */
export function identityOf({ kind, title, snapshot, source }: Identified): string[] {
  const { doi, pmid, url, year } = source;
  const keys = [
    ...(doi ? [`doi:${bareDoi(doi)}`] : []),
    ...(pmid ? [`pmid:${Number(pmid)}`] : []),
    ...(url ? [`url:${canonicalAddress(url)}`] : []),
    ...numbersIn(url),
    ...(year === undefined ? [] : [`title:${year} ${plainTitle(title)}`]),
  ];
  if (keys.length > 0) return [...new Set(keys)];
  // Space does not count: files break lines and trim texts each in their way.
  const said = [kind, title, snapshot].map((text) => text.replace(/\s+/g, ' ').trim());
  return [`${textKey}${digest(JSON.stringify(said))}`];
}

import type { GardenHighlight, GardenKind, GardenSource } from '../../contract/garden/gardenItem.ts';
import { maxGardenTag, maxGardenTags } from '../../contract/limits.ts';
import { distinctTags } from '../merge.ts';

/** An item as files hold it. */
export interface GardenEntry {
  kind: GardenKind;
  title: string;
  snapshot: string;
  source: GardenSource;
  note: string;
  tags: string[];
  /** Kept by JSON alone. */
  highlights: GardenHighlight[];
}

/** What an entry of a file says, before it is checked. */
export interface ReadEntry {
  /** The line that it begins on, from 1. */
  line: number;
  /** What it says of an item; null where it cannot be read. */
  fields: Record<string, unknown> | null;
  /** Why it cannot be read. */
  why?: string;
}

const kinds: readonly string[] = [
  'answer',
  'passage',
  'study',
  'article',
  'ingredient',
  'claim',
  'supplier',
  'formula',
  'chart',
  'link',
  'file',
  'note',
] satisfies GardenKind[];

/** What other programs call an article, and what they call a page. */
const foreignKinds: readonly (readonly [RegExp, GardenKind])[] = [
  [/article|journal|review|paper|chapter|thesis|report|^book|^[bjcs]$/, 'article'],
  [/web|online|blog|bookmark/, 'link'],
];

/** The kind that a file names, or the one that fits what there is. */
export function kindOf(
  named: string | undefined,
  { url, doi, pmid }: { url?: unknown; doi?: unknown; pmid?: unknown },
): string {
  const kind = named?.trim().toLowerCase() ?? '';
  if (kinds.includes(kind)) return kind;
  const foreign = foreignKinds.find(([names]) => names.test(kind))?.[1];
  if (foreign || doi || pmid) return foreign ?? 'article';
  return url ? 'link' : 'note';
}

/** Without what is not there. */
export function known<Fields extends Record<string, unknown>>(fields: Fields): Partial<Fields> {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(filled) as Partial<Fields>;
}

const marks = /<\/?(?:jats:)?(?:p|br|i|b|em|strong|sub|sup|div|span|ul|ol|li|a|h\d|title|sec)\b[^<>]*>/gi;

/** Text without the marks of HTML and JATS that other programs leave in notes and abstracts. */
export const plainOf = (text: string): string =>
  text
    .replace(/<\/(?:jats:)?p>\s*(?=<)/gi, '\n')
    .replace(marks, '')
    .trim();

/** The year that a date or text begins with or holds. */
function yearIn(text: string | undefined): number | undefined {
  const year = /(?<!\d)(1\d{3}|20\d\d|2100)(?!\d)/.exec(text ?? '')?.[1];
  return year === undefined ? undefined : Number(year);
}

/**
 * Tags of a text that parts them by semicolons, or by commas where there is none; one that holds a mark itself stands in
 * quotes.
 */
export function tagsIn(text: string | undefined): string[] {
  const whole = text ?? '';
  const quoted = /^\s*"((?:[^"]|"")*)"\s*(?:;|$)/;
  const tags: string[] = [];
  const mark = whole.replace(/"(?:[^"]|"")*"/g, '').includes(';') || quoted.test(whole) ? ';' : ',';
  for (let rest = whole; rest !== '';) {
    const [found, inside] = quoted.exec(rest) ?? [];
    const end = rest.indexOf(mark);
    const length = found?.length ?? (end === -1 ? rest.length : end + 1);
    tags.push(inside?.replaceAll('""', '"') ?? rest.slice(0, end === -1 ? undefined : end));
    rest = rest.slice(length);
  }
  return tags.map((tag) => tag.trim()).filter(Boolean);
}

/** Tags as `tagsIn` reads them. */
export const tagsText = (tags: readonly string[]): string =>
  tags.map((tag) => (/[;,"]/.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag)).join('; ');

/** Of a program that gives more keywords, or longer ones, than an item has tags: the rest goes to the note. */
export function fittingTags(words: readonly string[], note: string | undefined) {
  const distinct = distinctTags(words);
  const tags = distinct.filter((tag) => tag.length <= maxGardenTag).slice(0, maxGardenTags);
  const rest = distinct.filter((tag) => !tags.includes(tag));
  const more = rest.length > 0 ? `Further keywords: ${rest.join('; ')}` : '';
  return { tags, note: [note, more].filter(Boolean).join('\n\n') };
}

/** The first address of a text, which may stand in a command, beside others, or without its scheme; undefined of none. */
function addressIn(text: string | undefined): string | undefined {
  const found = /https?:\/\/[^\s<>"]+/i.exec(text ?? '')?.[0];
  if (found !== undefined) return found.replace(/[.,;]+$/, '');
  const bare = /^\s*(www\.[^\s<>"]+)/i.exec(text ?? '')?.[1];
  return bare && `https://${bare}`;
}

/** The digits of a PMID, as it is written in many ways. */
const pmidIn = (text: string | undefined): string | undefined =>
  /^(?:PMID)?[:\s]*(\d{1,9})$/i.exec(text?.trim() ?? '')?.[1];

/** The PMID on a line of its own in a note: Zotero keeps what it has no field for so. */
const pmidOfNote = (note: string | undefined): string | undefined =>
  /^[ \t]*PMID:[ \t]*(\d{1,9})[ \t]*$/im.exec(note ?? '')?.[1];

/**
 * The source of an entry whose fields are texts, as foreign files write them; `doi` may be an address, and a note may hold
 * the PMID. What is no address and no PMID is left out: programs put their own numbers there.
 */
export function sourceIn(
  texts: Readonly<Record<'publication' | 'url' | 'doi' | 'pmid' | 'year', string | undefined>> & {
    readonly note?: string | undefined;
  },
) {
  return known({
    publication: texts.publication?.trim(),
    url: addressIn(texts.url),
    doi: texts.doi?.trim(),
    pmid: pmidIn(texts.pmid) ?? pmidOfNote(texts.note),
    year: yearIn(texts.year),
  });
}

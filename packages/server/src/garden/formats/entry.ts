import type { GardenHighlight, GardenKind, GardenSource } from '../../contract/gardenItem.ts';

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

/** A reader stops here: one more than may be taken tells that there are too many. */
export type ReadEntries = (text: string, most: number) => ReadEntry[];

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

/** The kind that a file names, or the one that fits what there is. */
export function kindOf(named: string | undefined, { url }: { url?: unknown }): string {
  const kind = named?.trim().toLowerCase() ?? '';
  if (kinds.includes(kind)) return kind;
  return url ? 'link' : 'note';
}

/** Without what is not there. */
export function known<Fields extends Record<string, unknown>>(fields: Fields): Partial<Fields> {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(filled) as Partial<Fields>;
}

/** The year that a date or text begins with or holds. */
export function yearIn(text: string | undefined): number | undefined {
  const year = /(?<!\d)(1\d{3}|20\d\d|2100)(?!\d)/.exec(text ?? '')?.[1];
  return year === undefined ? undefined : Number(year);
}

/** Tags of a text that parts them by semicolons, or by commas where there is none. */
export const tagsIn = (text: string | undefined): string[] =>
  (text ?? '')
    .split((text ?? '').includes(';') ? ';' : ',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** The source of an entry whose fields are texts; `doi` may be an address. */
export function sourceIn(
  texts: Readonly<Record<'publication' | 'url' | 'doi' | 'pmid' | 'year', string | undefined>>,
) {
  return known({
    publication: texts.publication?.trim(),
    url: texts.url?.trim(),
    doi: texts.doi?.trim(),
    pmid: texts.pmid?.trim(),
    year: yearIn(texts.year),
  });
}

import { plainText } from '../feeds/index.ts';

const longest = { title: 300, name: 200, body: 6000 };

/** Markup of a section's heading becomes its words and a colon. */
const headings = (markup: string): string =>
  markup.replace(/<h\d[^>]*>([^<]{1,80})<\/h\d>/gi, (_, words: string) => ` ${words.replace(/:\s*$/, '')}: `);

/** A title as plain text, without the full stop at its end. */
export const cleanTitle = (markup: string): string =>
  plainText(markup, longest.title)
    .replace(/^\[(.*)\]\.?$/, '$1')
    .replace(/\.$/, '');

/** A journal, firm or product as plain text; null where there is none. */
export const cleanName = (markup: string | null | undefined): string | null =>
  plainText(markup ?? '', longest.name).replace(/\.$/, '') || null;

/** An abstract as plain text, without the marks of its own references. */
export const cleanBody = (markup: string): string =>
  plainText(headings(markup), longest.body).replace(/\s?\[\d{1,3}(?:[,–-]\s?\d{1,3})*\]/g, '');

/** A year that can be one; null otherwise. */
export function cleanYear(text: string | number | null | undefined): number | null {
  const year = Number(/^(\d{4})/.exec(String(text ?? ''))?.[1]);
  return year >= 1800 && year <= 2200 ? year : null;
}

/** A PubMed number; null for anything else. */
export const cleanPmid = (text: string | undefined): string | null =>
  /^\d{1,9}$/.exec(text?.trim() ?? '')?.[0] ?? null;

/** A DOI without its resolver, in lower case; null for anything else. */
export const cleanDoi = (text: string | undefined): string | null =>
  /^10\.\d{4,9}\/[^\s"<>]{1,200}$/.exec(
    text
      ?.trim()
      .replace(/^https?:\/\/(?:dx\.)?doi\.org\//i, '')
      .toLowerCase() ?? '',
  )?.[0] ?? null;

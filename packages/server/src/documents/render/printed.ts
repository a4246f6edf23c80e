import type { DocumentCell, DocumentContent } from '../../contract/index.ts';

/** A document as it goes onto paper. */
export interface PrintedDocument {
  content: DocumentContent;
  number: number;
  /** SHA-256 of what it says, in hexadecimal. */
  checksum: string;
  /** Stands on each page; null: nothing does. */
  mark: string | null;
  /** Who stands for it, or that nobody does yet. */
  standing: string;
}

/** Which document it is, in a line. */
export const identityOf = ({ number, checksum, content }: PrintedDocument): string =>
  `Number ${number} · as of ${content.asOf} · checksum ${checksum.slice(0, 16)}`;

/** Where the cells of a row or table come from, each named once. */
export const sourcesOf = (cells: readonly DocumentCell[]): string[] => [
  ...new Set(cells.flatMap(({ source }) => (source ? [source] : []))),
];

const ofLine = /^(.+, )line (\d+)$/;

/** Where the cells of a table come from, in a line: lines that follow one another are told as a range. */
export function sourceNote(cells: readonly DocumentCell[]): string {
  const told: { words: string; before?: string; from: number; to: number }[] = [];
  for (const words of sourcesOf(cells)) {
    const [, before, digits] = ofLine.exec(words) ?? [];
    const number = Number(digits);
    const last = told.findLast((each) => each.before === before);
    if (before && last?.to === number - 1) last.to = number;
    else told.push({ words, ...(before && { before }), from: number, to: number });
  }
  return told
    .map(({ words, before, from, to }) => (before && to > from ? `${before}lines ${from}–${to}` : words))
    .join('; ');
}

/** Most columns of a table on a page that stands upright. */
const mostColumns = 7;

/** Whether a table of it asks for pages that lie. */
export const isWide = ({ parts }: DocumentContent): boolean =>
  parts.some((part) => part.type === 'table' && part.columns.length > mostColumns);

import type { DocumentCell, DocumentContent } from '../../contract/index.ts';

/** A document as it goes onto paper. */
export interface PrintedDocument {
  content: DocumentContent;
  number: number;
  /** SHA-256 of what it says, in hexadecimal. */
  checksum: string;
  /** Whether it leaves the house, where our sources and checksums mean nothing. @default false */
  isForOthers?: boolean;
  /** Stands on each page; null: nothing does. */
  mark: string | null;
  /** Who stands for it, or that nobody does yet; '': nothing is said of it. */
  standing: string;
}

/** Which document it is, in a line. */
export const identityOf = ({ number, checksum, content, isForOthers }: PrintedDocument): string =>
  `Number ${number} · as of ${content.asOf}${isForOthers ? '' : ` · checksum ${checksum.slice(0, 16)}`}`;

/** Whether one of the cells says where it comes from. */
export const areSourced = (cells: readonly DocumentCell[]): boolean => cells.some(({ source }) => source);

/** Width and height of the paper that documents are set on, in points. */
export const papers = { letter: [612, 792], a4: [595.28, 841.89] } as const;

/** The paper that a document is set on. */
export const paperOf = ({ paper = 'letter' }: DocumentContent) => papers[paper];

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

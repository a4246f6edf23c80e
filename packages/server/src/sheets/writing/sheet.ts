import { guarded } from '../guard.ts';
import type { Cell } from '../reading/index.ts';

/** A table that people take with them. */
export interface Sheet {
  /** What it is called, at most 31 characters. */
  name: string;
  headings: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** A table as RFC 4180 text, with the mark by which spreadsheets know UTF-8. */
export const csvOf = ({ headings, rows }: Sheet): string =>
  `\u{FEFF}${[headings, ...rows].map((row) => row.map((cell) => quoted(guarded(cell))).join(',')).join('\r\n')}\r\n`;

function quoted(cell: Cell): string {
  const text = cell === null ? '' : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

import { guarded } from '../guard.ts';
import type { Cell } from '../reading/index.ts';

/** A number as a spreadsheet shows it: thousands parted, decimals kept, its unit behind it. */
export interface Figure {
  value: number;
  /** As spreadsheets write formats, e.g. #,##0.00. */
  format: string;
}

/** A table that people take with them. */
export interface Sheet {
  /** What it is called, at most 31 characters. */
  name: string;
  headings: readonly string[];
  rows: readonly (readonly (Cell | Figure)[])[];
}

/** A table as RFC 4180 text, with the mark by which spreadsheets know UTF-8. */
export const csvOf = ({ headings, rows }: Sheet): string =>
  `\u{FEFF}${[headings, ...rows].map((row) => row.map((cell) => quoted(guarded(valueOf(cell)))).join(',')).join('\r\n')}\r\n`;

/** What a cell holds, however it is shown. */
export const valueOf = (cell: Cell | Figure): Cell =>
  typeof cell === 'object' && cell !== null ? cell.value : cell;

function quoted(cell: Cell): string {
  const text = cell === null ? '' : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

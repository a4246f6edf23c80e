import { textOf, type Cell } from '../../../sheets/reading/index.ts';
import type { CoaReader } from '../reader.ts';
import type { CoaField } from '../words.ts';
import { withPoints } from './decimals.ts';
import type { CoaMapping, Headings } from './headings.ts';

/** A result as a row of a certificate writes it. */
export interface ReadResult {
  test: string;
  method: string | null;
  result: string | null;
  unit: string | null;
  limit: string | null;
}

/** A row in its place in the sheet, from 1. */
export interface PlacedRow {
  row: number;
  cells: readonly Cell[];
}

/** A row that was left out. */
export interface SkippedRow {
  row: number;
  /** What stands in it. */
  text: string;
  why: string;
}

/** How rows are read. */
export interface RowReading {
  mapping: CoaMapping;
  headings: Headings;
  reader: CoaReader;
  hasComma: boolean;
  /** Of the heading of results; null where it names none. */
  unit: string | null;
}

const longest = 300;
const noResult = 'It has neither a result nor a limit: a heading or a note.';

/** A row as a result, or why it is none. */
export function readRow({ row, cells }: PlacedRow, reading: RowReading): ReadResult | SkippedRow {
  const skip = (why: string): SkippedRow => ({ row, text: wordsOf(cells), why });
  const { headings, mapping, hasComma } = reading;
  const cellOf = (field: CoaField): string => textOf(cells[mapping.indexOf(field)]);
  const figure = (field: CoaField) => (hasComma ? withPoints(cellOf(field)) : cellOf(field));
  const test = cellOf('test');
  const [result, limit] = [figure('result'), figure('limit')];
  if (isHeadings(cells, headings)) return skip('The headings again.');
  if (test === '') return skip(result || limit ? 'It names no test.' : noResult);
  if (headings.label(cells[mapping.indexOf('test')]))
    return skip('It tells of the certificate, not of a test.');
  if (result === '' && limit === '') return skip(noResult);
  if ([test, result, limit, cellOf('method')].some(({ length }) => length > longest)) {
    return skip(`A cell of it is longer than ${longest} characters.`);
  }
  const unit = (cellOf('unit') || reading.unit) ?? '';
  return {
    test,
    method: cellOf('method') || null,
    result: result || null,
    unit: unit || null,
    limit: withUnit(limit, unit, reading.reader) || null,
  };
}

/** A limit in figures alone is of the row's unit. */
function withUnit(limit: string, unit: string, { readLimit }: CoaReader): string {
  return unit !== '' && readLimit(limit)?.unit === '' ? `${limit} ${unit}` : limit;
}

const isHeadings = (cells: readonly Cell[], { column }: Headings): boolean => {
  const filled = cells.filter((cell) => textOf(cell) !== '');
  return filled.length > 1 && filled.every((cell) => column(cell) !== null);
};

const wordsOf = (cells: readonly Cell[]) => cells.map(textOf).filter(Boolean).join(' · ').slice(0, longest);

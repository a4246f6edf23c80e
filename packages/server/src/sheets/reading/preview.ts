import { createNameBook, type Names } from '../../formula/naming/index.ts';
import { unguarded } from '../guard.ts';
import { isBlank, textOf, type Cell, type Table } from './cell.ts';
import {
  headerAt,
  mappingOfContent,
  mappingOfHeader,
  unitIn,
  type Mapping,
  type SheetField,
} from './columns.ts';
import { lettersOf } from './letters.ts';
import { readRow, type RowCells, type RowReading, type SheetRow } from './line.ts';
import { decimalMarkOf, type DecimalMark } from './number.ts';

/** What a table is read with. */
export interface SheetReading extends Names {
  /** What an excipient of that name is usually there for; undefined where it is known to be none. */
  usualPurpose: (name: string) => string | undefined;
  /** `YYYY-MM-DD`; the day of prices in it. */
  today: string;
  /** The decimal mark of numbers that do not tell; null: amounts are read as the registry does. */
  mark: DecimalMark;
  /** What the columns hold, where a person says so. */
  mapping?: Mapping;
}

/** What would come of a table. */
export interface SheetPreview {
  /** As they are headed, or by their letters. */
  columns: string[];
  mapping: (SheetField | null)[];
  /** Every row with something in it, but for the header and what stands above; `row` is its place in the sheet, from 1. */
  rows: (SheetRow & { row: number })[];
}

/** What would come of a table, row by row. Pure: the same table and names give the same lines. */
export function previewSheet(table: Table, reading: SheetReading): SheetPreview {
  const width = widthOf(table);
  const rows = table.map((cells, at) => ({ cells: cells.slice(0, width).map(unguarded), row: at + 1 }));
  const filled = rows.filter(({ cells }) => !isBlank(cells));
  const header = headerAt(filled.map(({ cells }) => cells));
  const heading = header < 0 ? [] : (filled[header]?.cells ?? []);
  const body = filled.slice(header + 1);
  const content = body.map(({ cells }) => cells);
  const guessed = header < 0 ? mappingOfContent(content) : mappingOfHeader(heading);
  const mapping = Array.from({ length: width }, (_, at) => (reading.mapping ?? guessed)[at] ?? null);
  const read = rowReadingOf({ heading, content, mapping }, reading);
  return {
    columns: mapping.map((_, at) => textOf(heading[at]) || lettersOf(at)),
    mapping,
    rows: body.map(({ cells, row }) => Object.assign(readRow(cellsBy(mapping, cells), read), { row })),
  };
}

const widthOf = (table: Table): number =>
  Math.max(0, ...table.map((row) => row.findLastIndex((cell) => textOf(cell) !== '') + 1));

const cellsBy = (mapping: Mapping, cells: readonly Cell[]): RowCells =>
  Object.fromEntries(mapping.flatMap((field, at) => (field ? [[field, cells[at] ?? null]] : [])));

interface Columns {
  heading: readonly Cell[];
  content: Table;
  mapping: Mapping;
}

function rowReadingOf(
  { heading, content, mapping }: Columns,
  { usualPurpose, mark, today, ...names }: SheetReading,
): RowReading {
  const headingOf = (field: SheetField) => textOf(heading[mapping.indexOf(field)]);
  const marks = mapping.flatMap((field, at) =>
    field
      ? [
          [
            field,
            decimalMarkOf(
              content.map((row) => row[at] ?? null),
              mark,
            ),
          ],
        ]
      : [],
  );
  return {
    names: createNameBook(names),
    usualPurpose,
    unit: unitIn(headingOf('amount')),
    marks: Object.fromEntries(marks),
    priceKg: kilogramsIn(headingOf('price')),
    today,
  };
}

/** How much a price is of, by its heading: a kilogram unless it says pound or gram; NaN of another currency. */
function kilogramsIn(heading: string): number {
  if (/[€£¥]|\b(?:eur|gbp|chf|jpy|cny)\b/i.test(heading)) return NaN;
  if (/\b(?:lb|lbs|pound)\b/i.test(heading)) return 0.453_592_37;
  return /(?:\/|per )\s*g\b/i.test(heading) ? 0.001 : 1;
}

import { textOf, type Cell, type Table } from '../../../sheets/reading/index.ts';
import type { CoaReader } from '../reader.ts';
import { bare, type CoaField, type CoaHeadField } from '../words.ts';

/** What each column of a certificate holds, in their order; null: it is left out. */
export type CoaMapping = readonly (CoaField | null)[];

/** What a cell is the heading of, and in which languages it may be written. */
export interface Heading {
  field: CoaField | CoaHeadField;
  languages: readonly string[];
}

/** Finds what cells are headings of. */
export interface Headings {
  column(cell: Cell | undefined): (Heading & { field: CoaField }) | null;
  label(cell: Cell | undefined): (Heading & { field: CoaHeadField }) | null;
}

const columnFields: ReadonlySet<string> = new Set<CoaField>(['test', 'method', 'result', 'unit', 'limit']);
const isColumn = (field: string): field is CoaField => columnFields.has(field);

const known = new WeakMap<CoaReader, Headings>();

/** Prepares the headings, once. */
export function headingsOf(reader: CoaReader): Headings {
  const headings = known.get(reader) ?? gather(reader);
  known.set(reader, headings);
  return headings;
}

function gather({ words }: CoaReader): Headings {
  const columns = new Map<string, Heading & { field: CoaField }>();
  const labels = new Map<string, Heading & { field: CoaHeadField }>();
  for (const { field, language, words: all } of words.headings) {
    for (const word of all.map(bare)) {
      if (isColumn(field)) {
        columns.set(word, { field, languages: [...(columns.get(word)?.languages ?? []), language] });
      } else {
        labels.set(word, { field, languages: [...(labels.get(word)?.languages ?? []), language] });
      }
    }
  }
  const first = <Found>(cell: Cell | undefined, by: ReadonlyMap<string, Found>): Found | null => {
    if (typeof cell !== 'string') return null;
    const outside = cell.replaceAll(/\([^)]*\)|\[[^\]]*\]/gu, ' ');
    const tries = [cell, outside, ...outside.split(/[/|\n]/u)].map(bare);
    return tries.flatMap((each) => by.get(each) ?? [])[0] ?? null;
  };
  return { column: (cell) => first(cell, columns), label: (cell) => first(cell, labels) };
}

/** How many rows may stand above the headings: letterhead, lot, dates. */
const mostAbove = 80;

/** Where the headings of the table stand: a test, and its result or limit; -1 where there are none. */
export function headingsAt(table: Table, { column }: Headings): number {
  return table.slice(0, mostAbove).findIndex((row) => {
    const fields = new Set(row.map((cell) => column(cell)?.field));
    return fields.has('test') && (fields.has('result') || fields.has('limit')) && !row.some(isFigure);
  });
}

const isFigure = (cell: Cell) => typeof cell === 'number';

/** What the columns hold by their headings; the first of a kind is meant. */
export function mappingOf(row: readonly Cell[], { column }: Headings): CoaMapping {
  const fields = row.map((cell) => column(cell)?.field ?? null);
  return fields.map((field, at) => (field !== null && fields.indexOf(field) === at ? field : null));
}

/** The unit that a heading names in brackets: `Result (mg/kg)`; null for none. */
export function unitIn(cell: Cell | undefined, { units }: CoaReader): string | null {
  const [, round, square] = /\(([^)]*)\)|\[([^\]]*)\]/u.exec(textOf(cell)) ?? [];
  const unit = (round ?? square ?? '').trim();
  return units.isKnown(unit) ? unit : null;
}

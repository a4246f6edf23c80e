import {
  isBlank,
  lettersOf,
  textOf,
  unguarded,
  type Cell,
  type DecimalMark,
  type Table,
} from '../../../sheets/reading/index.ts';
import type { CoaReader } from '../reader.ts';
import { markOf } from './decimals.ts';
import { headingsAt, headingsOf, mappingOf, unitIn, type CoaMapping, type Headings } from './headings.ts';
import { readHead, type CoaHead } from './head.ts';
import { readRow, type PlacedRow, type ReadResult, type SkippedRow } from './rows.ts';

/** What a certificate of analysis says. */
export interface ReadCertificate {
  /** As they are headed, or by their letters. */
  columns: string[];
  mapping: CoaMapping;
  rows: (ReadResult & { row: number })[];
  skipped: SkippedRow[];
  head: CoaHead;
  /** What a person has to look at. */
  notes: string[];
}

/** A table as a file held it. */
export interface CoaSheet {
  table: Table;
  mark: DecimalMark;
}

/** What a certificate is read with. */
export interface CoaReading {
  reader: CoaReader;
  /** What the columns hold, where a person says so. */
  mapping?: CoaMapping | undefined;
  /** Most results of a certificate. */
  most: number;
}

/** Reads a table as a certificate of analysis. Pure: the same table gives the same results. */
export function readCertificate({ table, mark }: CoaSheet, reading: CoaReading): ReadCertificate {
  const headings = headingsOf(reading.reader);
  const filled = table
    .map((cells, at) => ({ cells: cells.map(unguarded), row: at + 1 }))
    .filter(({ cells }) => !isBlank(cells));
  const { at, heading, mapping } = layoutOf(filled, { headings, mapping: reading.mapping });
  const body = filled.slice(at + 1);
  const figures = body.flatMap(({ cells }) => figuresOf(cells, mapping));
  const languages = heading.flatMap((cell) => {
    const found = headings.column(cell);
    return found ? [found.languages] : [];
  });
  const hasComma = markOf(figures, { mark, languages }) === ',';
  const unit = unitIn(heading[mapping.indexOf('result')], reading.reader);
  const rowReading = { mapping, headings, reader: reading.reader, hasComma, unit };
  const read = body.map((placed) => Object.assign(readRow(placed, rowReading), { row: placed.row }));
  const results = read.filter((each) => 'test' in each);
  const skipped = read.filter((each) => 'why' in each);
  const resultRows = new Set(results.map(({ row }) => row));
  const around = filled.filter(({ row }, place) => place !== at && !resultRows.has(row));
  const { head, problems } = readHead(
    around.map(({ cells }) => cells),
    headings,
  );
  const wasChanged = hasComma && figures.some((cell) => typeof cell === 'string' && /\d,\d/u.test(cell));
  return {
    columns: mapping.map((_, column) => textOf(heading[column]) || lettersOf(column)),
    mapping,
    rows: results.slice(0, reading.most),
    skipped: [
      ...skipped,
      ...results.slice(reading.most).map(({ row, test }) => ({
        row,
        text: test,
        why: `A certificate has at most ${reading.most} results.`,
      })),
    ],
    head,
    notes: [
      ...(mapping.includes('test') && mapping.includes('result')
        ? []
        : ['No headings of tests and results were found: choose what each column holds.']),
      ...(wasChanged ? ['Its decimals are written with a comma; they stand here with a point.'] : []),
      ...problems,
    ],
  };
}

interface Layout {
  /** Where the headings stand; -1 where there are none. */
  at: number;
  heading: readonly Cell[];
  mapping: CoaMapping;
}

/** Where the table begins, and what its columns hold: as a person says, otherwise as they are headed. */
function layoutOf(
  rows: readonly PlacedRow[],
  { headings, mapping }: { headings: Headings; mapping: CoaMapping | undefined },
): Layout {
  const known = headingsAt(
    rows.map(({ cells }) => cells),
    headings,
  );
  const at = known === -1 && mapping ? firstFilled(rows, mapping) : known;
  const heading = rows[at]?.cells ?? [];
  const width = Math.max(
    0,
    ...rows.map(({ cells }) => cells.findLastIndex((cell) => textOf(cell) !== '') + 1),
  );
  const chosen = mapping ?? mappingOf(heading, headings);
  return { at, heading, mapping: Array.from({ length: width }, (_, column) => chosen[column] ?? null) };
}

/** The first row that has a test and a result without a figure: it heads a table whose headings nobody knows. */
function firstFilled(rows: readonly PlacedRow[], mapping: CoaMapping): number {
  const [test, result] = [mapping.indexOf('test'), mapping.indexOf('result')];
  const at = rows.findIndex(({ cells }) => textOf(cells[test]) !== '' && textOf(cells[result]) !== '');
  return /\d/u.test(textOf(rows[at]?.cells[result])) ? at - 1 : at;
}

const figuresOf = (cells: readonly Cell[], mapping: CoaMapping): Cell[] =>
  (['result', 'limit'] as const).flatMap((field) => {
    const cell = cells[mapping.indexOf(field)];
    return cell === undefined ? [] : [cell];
  });

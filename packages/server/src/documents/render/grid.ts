import type { DocumentCell, DocumentPart } from '../../contract/index.ts';
import type { Cell } from '../../sheets/reading/index.ts';
import type { Figure, Sheet } from '../../sheets/writing/index.ts';
import { areSourced, identityOf, sourcesOf, type PrintedDocument } from './printed.ts';
import { servingLines } from './servings.ts';

type Table = Extract<DocumentPart, { type: 'table' }>;
type Panel = Extract<DocumentPart, { type: 'panel' }>['panel'];
type Shown = Cell | Figure;
type Row = readonly Shown[];

const plainNumber = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

const bare = (text: string) => Number(text.replaceAll(',', ''));

/** A figure as a number, so that whoever reads the table reckons with it; anything else stays text. */
const numberIn = (text: string): Cell => (plainNumber.test(text) ? bare(text) : text);

const withUnit =
  /^(?<digits>-?[\d,]+(?:\.(?<decimals>\d+))?)(?: (?<unit>[\p{L}%µ][^"]{0,30}|\([^"]{1,30}\)))?$/u;

/** A share of a hundred as a number, without what a division in binary adds: 4.48 is 0.0448. */
const shareOf = (digits: string, decimals: number) => Number((bare(digits) / 100).toFixed(decimals + 2));

/** The same in a workbook: as many decimals as it is written with, thousands parted, its unit behind it. */
function figureIn(text: string): Shown {
  const { digits = '', decimals = '', unit } = withUnit.exec(text)?.groups ?? {};
  if (!plainNumber.test(digits)) return text;
  const places = decimals === '' ? '' : `.${'0'.repeat(decimals.length)}`;
  const number = `#,##0${places}`;
  if (unit === '%') return { value: shareOf(digits, decimals.length), format: `0${places} %` };
  return { value: bare(digits), format: unit === undefined ? number : `${number}" ${unit}"` };
}

const withSources = (values: Row, cells: readonly DocumentCell[]): Row =>
  areSourced(cells) ? [...values, sourcesOf(cells).join('; ')] : values;

const tableHead = ({ columns, rows }: Table): string[] => [
  ...columns.map(({ title }) => title),
  ...(areSourced(rows.flat()) ? ['Source'] : []),
];

const tableRows = ({ columns, rows }: Table, numberOf: (text: string) => Shown): Row[] =>
  rows.map((cells) =>
    withSources(
      cells.map(({ text }, at) => (columns[at]?.isNumber ? numberOf(text) : text)),
      cells,
    ),
  );

const panelRows = (panel: Panel): Row[] => {
  const { title, columns, lines, notes, ingredients, allergens, statements } = panel;
  return [
    [title],
    ...servingLines(panel).map((text) => [text]),
    ['', ...columns],
    ...lines.map(({ name, indent, cells }) => ['  '.repeat(indent) + name].concat(cells)),
    ...[...notes, ingredients, allergens, ...statements].flatMap((text) => (text ? [[text]] : [])),
  ];
};

/** The rows of a part; `ofTable` says what stands where a table is. */
function rowsOf(part: DocumentPart, ofTable: (table: Table) => Row[]): Row[] {
  switch (part.type) {
    case 'heading':
      return [[], [part.text]];
    case 'text':
      return [withSources([part.text], [part])];
    case 'list':
      return part.items.map((item) => withSources([item.text], [item]));
    case 'facts':
      return part.rows.map((row) => withSources([row.name, row.text], [row]));
    case 'panel':
      return panelRows(part.panel);
    case 'table':
      return ofTable(part);
  }
}

const headRows = (printed: PrintedDocument): Row[] => [
  [printed.content.about],
  [identityOf(printed)],
  ...(printed.standing ? [[printed.standing]] : []),
  [],
];

/** A document as one table, its parts below one another: what can be filled in and sent back. */
export function gridOf(printed: PrintedDocument): Sheet {
  const { title, parts } = printed.content;
  const inPlace = (table: Table): Row[] => [
    [],
    [table.caption],
    tableHead(table),
    ...tableRows(table, numberIn),
  ];
  const rows = [...headRows(printed), ...parts.flatMap((part) => rowsOf(part, inPlace))];
  const width = Math.max(1, ...rows.map((row) => row.length));
  const filled = (row: Row): Shown[] => Array.from({ length: width }, (_, at) => row[at] ?? null);
  return {
    name: 'Document',
    headings: [title, ...Array<string>(width - 1).fill('')],
    rows: rows.map(filled),
  };
}

/** Longest name of a sheet that spreadsheets take, and what it may not hold. */
const longestName = 31;
const unfit = /[\\/?*[\]:']/g;

/** As many whole words as fit; of a single long word what fits. */
function cutTo(name: string, length: number): string {
  if (name.length <= length) return name;
  const words = name.slice(0, length + 1).replace(/\s+\S*$/u, '');
  return words.slice(0, length).replace(/[\s,;–-]+$/u, '');
}

/** A name that no sheet before it has. */
function sheetName(caption: string, taken: Set<string>): string {
  const name = caption.replaceAll(unfit, ' ').trim() || 'Table';
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? '' : ` ${count}`;
    const candidate = cutTo(name, longestName - end.length) + end;
    if (taken.has(candidate.toLowerCase())) continue;
    taken.add(candidate.toLowerCase());
    return candidate;
  }
}

/** A document as sheets: what it says first, then each table with its head, figures as numbers. */
export function sheetsOf(printed: PrintedDocument): [Sheet, ...Sheet[]] {
  const { title, parts } = printed.content;
  const taken = new Set(['document']);
  const tables: Sheet[] = [];
  const onOwnSheet = (table: Table): Row[] => {
    const name = sheetName(table.caption, taken);
    tables.push({ name, headings: tableHead(table), rows: tableRows(table, figureIn) });
    return [[table.caption, `See the sheet ‘${name}’`]];
  };
  const rows = [...headRows(printed), ...parts.flatMap((part) => rowsOf(part, onOwnSheet))];
  return [{ name: 'Document', headings: [title, '', ''], rows }, ...tables];
}

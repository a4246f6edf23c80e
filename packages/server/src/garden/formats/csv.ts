import { csvOf } from '../../sheets/index.ts';
import { unguarded } from '../../sheets/guard.ts';
import {
  fittingTags,
  known,
  kindOf,
  plainOf,
  sourceIn,
  tagsIn,
  tagsText,
  type GardenEntry,
  type ReadEntry,
} from './entry.ts';

interface Row {
  line: number;
  cells: string[];
  isTorn: boolean;
}

/** The rows of delimited text. A quote that does not end takes the rest of its line only, so that the next ones are read. */
function rowsOf(text: string, mark: string): Row[] {
  const rows: Row[] = [];
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const row: Row = { line, cells: [], isTorn: false };
    for (;;) {
      const cell = text[at] === '"' ? quotedAt(text, at, mark) : null;
      const end = cell?.end ?? endOfPlain(text, at, mark);
      if (text[at] === '"' && !cell) row.isTorn = true;
      row.cells.push(cell?.text ?? text.slice(at, end));
      line += cell ? cell.text.split('\n').length - 1 : 0;
      at = end;
      if (text[at] !== mark) break;
      at += 1;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    line += 1;
    rows.push(row);
  }
  return rows;
}

function endOfPlain(text: string, at: number, mark: string): number {
  let end = at;
  while (end < text.length && text[end] !== mark && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return end;
}

/** A cell in quotes; null where its quote does not end before a mark or the end of a line. */
function quotedAt(text: string, at: number, mark: string): { text: string; end: number } | null {
  let end = text.indexOf('"', at + 1);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  const next = text[end + 1];
  if (end === -1 || !(next === undefined || next === mark || next === '\n' || next === '\r')) return null;
  return { text: text.slice(at + 1, end).replaceAll('""', '"'), end: end + 1 };
}

const headings = [
  'Kind',
  'Title',
  'Publication',
  'Year',
  'URL',
  'DOI',
  'PMID',
  'Tags',
  'Text',
  'Note',
] as const;
type Heading = (typeof headings)[number];

/** What other programs call these columns: PubMed, Zotero, Scopus, Web of Science. */
const synonyms: Readonly<Record<string, Heading>> = {
  'item type': 'Kind',
  type: 'Kind',
  'document type': 'Kind',
  'publication type': 'Kind',
  'article title': 'Title',
  'document title': 'Title',
  'publication title': 'Publication',
  'source title': 'Publication',
  'publication year': 'Year',
  'publication date': 'Year',
  'journal/book': 'Publication',
  journal: 'Publication',
  source: 'Publication',
  date: 'Year',
  link: 'URL',
  'pubmed id': 'PMID',
  'manual tags': 'Tags',
  keywords: 'Tags',
  'author keywords': 'Tags',
  abstract: 'Text',
  'abstract note': 'Text',
  snapshot: 'Text',
  content: 'Text',
  notes: 'Note',
  extra: 'Note',
};

const headingOf = (cell: string): Heading | undefined => {
  const name = cell.trim().toLowerCase();
  return headings.find((heading) => heading.toLowerCase() === name) ?? synonyms[name];
};

const markOf = (first: string) => ['\t', ';', ','].find((mark) => first.includes(mark)) ?? ',';
const firstLine = (text: string) => /^[^\r\n]*/.exec(text)?.[0] ?? '';

/** Whether a text is a table with a column of titles. */
export function isCsv(text: string): boolean {
  const first = firstLine(text);
  return (rowsOf(first, markOf(first))[0]?.cells ?? []).some((cell) => headingOf(cell) === 'Title');
}

/** Reads a table whose first row says what its columns are; others are left out. */
export function readCsv(text: string, most: number): ReadEntry[] {
  const [head, ...rows] = rowsOf(text, markOf(firstLine(text)));
  const columns = (head?.cells ?? []).map(headingOf);
  const isOwn = headings.every((heading, at) => head?.cells[at] === heading);
  return rows
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .slice(0, most)
    .map((row) => entryOf(row, columns, isOwn));
}

function entryOf(
  { line, cells, isTorn }: Row,
  columns: readonly (Heading | undefined)[],
  isOwn: boolean,
): ReadEntry {
  if (isTorn) return { line, fields: null, why: 'A quote is not closed.' };
  if (cells.length > columns.length)
    return { line, fields: null, why: 'It has more cells than the first row.' };
  const of = (heading: Heading) => {
    // Of two columns for one thing, such as a year and a date, the first may be empty.
    const cell = cells.find((each, at) => columns[at] === heading && each.trim() !== '') ?? '';
    return isOwn ? String(unguarded(cell)) : plainOf(String(unguarded(cell)));
  };
  // Zotero has two columns of remarks.
  const note = cells
    .filter((each, at) => columns[at] === 'Note' && each.trim() !== '')
    .map((cell) => (isOwn ? String(unguarded(cell)) : plainOf(String(unguarded(cell)))))
    .join('\n\n');
  const source = sourceIn({
    publication: of('Publication'),
    url: of('URL'),
    doi: of('DOI'),
    pmid: of('PMID'),
    year: of('Year'),
    note,
  });
  const fields = known({
    kind: kindOf(of('Kind'), source),
    title: of('Title'),
    snapshot: of('Text'),
    source,
    ...fittingTags(tagsIn(of('Tags')), note),
  });
  return { line, fields };
}

/** Items as a table; what a spreadsheet would take for a formula has an apostrophe before it. */
export function writeCsv(items: readonly GardenEntry[]): string {
  const rows = items.map(({ kind, title, snapshot, source, note, tags }) => [
    kind,
    title,
    source.publication ?? '',
    source.year ?? null,
    source.url ?? '',
    source.doi ?? '',
    source.pmid ?? '',
    tagsText(tags),
    snapshot,
    note,
  ]);
  return csvOf({ name: 'Garden', headings, rows });
}

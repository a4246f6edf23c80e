import type { GardenFormat } from '../../contract/garden/garden.ts';
import { beginsWithBibtex, isBibtex, readBibtex, writeBibtex } from './bibtex.ts';
import { isCsv, readCsv, writeCsv } from './csv.ts';
import type { GardenEntry, ReadEntry } from './entry.ts';
import { isJson, readJson, writeJson } from './json.ts';
import { isMarkdown, isOwnMarkdown, readMarkdown, writeMarkdown } from './markdown.ts';
import { isNbib, readNbib } from './nbib.ts';
import { isRis, readRis, writeRis } from './ris.ts';

/** Looked at in this order: what is told by how it begins stands before what may stand anywhere in it. */
const readers = [
  { is: isJson, read: readJson },
  { is: isCsv, read: readCsv },
  { is: isOwnMarkdown, read: readMarkdown },
  { is: beginsWithBibtex, read: readBibtex },
  { is: isRis, read: readRis },
  { is: isNbib, read: readNbib },
  { is: isBibtex, read: readBibtex },
  { is: isMarkdown, read: readMarkdown },
] as const;

/**
 * The entries of a file, told by its content: JSON, RIS, PubMed's own, CSV, BibTeX or Markdown; at most one more than `most`. Null
 * where it is none of them.
 */
export function readEntries(text: string, most: number): ReadEntry[] | null {
  const plain = text.replace(/^\u{FEFF}/u, '').replace(/\r(?!\n)/g, '\n');
  const reader = readers.find(({ is }) => is(plain));
  return reader ? reader.read(plain, most + 1) : null;
}

const writers: Readonly<Record<GardenFormat, (items: readonly GardenEntry[]) => string>> = {
  md: writeMarkdown,
  ris: writeRis,
  bib: writeBibtex,
  json: writeJson,
  csv: writeCsv,
};

/** Items as a file. */
export const writeEntries = (items: readonly GardenEntry[], format: GardenFormat): string =>
  writers[format](items);

/** The media type of each kind of file. */
export const mediaTypes: Readonly<Record<GardenFormat, string>> = {
  md: 'text/markdown',
  ris: 'application/x-research-info-systems',
  bib: 'application/x-bibtex',
  json: 'application/json',
  csv: 'text/csv',
};

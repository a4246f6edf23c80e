import { CsvError, parse } from 'csv-parse/sync';
import { BadSheet, mostRows, refuseLarge } from './badSheet.ts';
import type { SheetFile } from './sheetFile.ts';

/** In the order in which they are preferred where a text does not tell. */
const delimiters = ['\t', ';', ',', '|'] as const;

/** Where commas stand in numbers, spreadsheets part cells by semicolons. */
const likelyMarks: Readonly<Record<string, '.' | ','>> = { ',': '.', ';': ',' };

/** How many lines tell what parts them. */
const looked = 30;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Text as spreadsheets save it: UTF-8, UTF-16 with its mark, or what Windows wrote before. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return utf8.decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What parts the cells: what stands as often in as many lines as possible, quotes apart. */
function delimiterOf(text: string): string {
  const lines = text
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, looked);
  const scores = delimiters.map((mark) => {
    const counts = lines.map((line) => line.split(mark).length - 1).filter((count) => count > 0);
    return Math.max(0, ...counts.map((count) => counts.filter((other) => other === count).length));
  });
  return delimiters[scores.indexOf(Math.max(...scores))] ?? ',';
}

/**
 * Reads a table of delimited text: commas, semicolons, tabs or bars.
 * @throws BadSheet when it is no text, a quote is left open, or it is too large
 */
export function readDelimited(bytes: Uint8Array): SheetFile {
  const whole = decode(bytes);
  if (whole.includes('\0') || whole.startsWith('PK\u{3}\u{4}')) {
    throw new BadSheet('The file is not text. Send it as what it is.');
  }
  const [directive = '', told] = /^sep=(.)\r?\n/i.exec(whole) ?? [];
  const text = whole.slice(directive.length);
  const delimiter = told ?? delimiterOf(text);
  const rows = parseRows(text, delimiter);
  refuseLarge({ rows: rows.length, columns: Math.max(0, ...rows.map((row) => row.length)) });
  return { table: rows, mark: likelyMarks[delimiter] ?? null };
}

function parseRows(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      to: mostRows + 1,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new BadSheet(`The table is torn: ${error.message}.`);
    throw error;
  }
}

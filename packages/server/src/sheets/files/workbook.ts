import { unzipSync, zipSync, type Unzipped } from 'fflate';
import type { CellValue } from 'read-excel-file/universal';
import { isBlank, type Cell } from '../reading/index.ts';
import { BadSheet, refuseLarge } from './badSheet.ts';
import { withPercentTexts } from './percentCells.ts';
import { isCompoundFile } from './signatures.ts';
import type { SheetFile } from './sheetFile.ts';

/** Most bytes of a workbook's parts once they are unpacked; what a megabyte of cells unpacks to. */
const mostBytes = 12 * 1024 * 1024;
const mostParts = 300;

const torn = () => new BadSheet('The file is no XLSX workbook, or it is torn. Save it as XLSX again.');
const locked = () =>
  new BadSheet(
    'The workbook is locked with a password, or of Excel 97 to 2003. Save it as XLSX without a password.',
  );
const tooLarge = () => new BadSheet('The workbook unpacks to too much. Save only the sheet with the lines.');

/**
 * Reads the first sheet of an XLSX workbook that has something in it. Nothing is unpacked before its size is known.
 * @throws BadSheet when it is no workbook, torn, or more than a table of lines
 */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetFile> {
  if (isCompoundFile(bytes)) throw locked();
  const parts = partsOf(bytes);
  for (const [path, part] of Object.entries(parts)) refuseOdd(path, part);
  const sheets = await sheetsOf(zipSync(withPercentTexts(parts), { level: 0 }));
  const rows = sheets
    .map((sheet) => sheet.map((row) => row.map(cellOf)))
    .find((sheet) => !sheet.every(isBlank));
  if (!rows) throw new BadSheet('The workbook has no sheet with anything in it.');
  refuseLarge({ rows: rows.length, columns: Math.max(...rows.map((row) => row.length)) });
  return { table: rows, mark: null };
}

/** The parts that a table is read from. Sizes are told before unpacking, and unpacking stops at them. */
function partsOf(bytes: Uint8Array): Unzipped {
  let size = 0;
  let count = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        count += 1;
        if (count > mostParts) throw tooLarge();
        if (!/\.(?:xml|rels)$/.test(name)) return false;
        size += originalSize;
        if (size > mostBytes) throw tooLarge();
        return true;
      },
    });
  } catch (error) {
    throw error instanceof BadSheet ? error : torn();
  }
}

const latin = new TextDecoder('latin1');
const address = /(?<![:\w])r\s*=\s*["']([^"']*)["']/g;
const farthestRow = 10_000;
const farthestColumn = 'ZZ';

/** A part that would become more than its bytes: entities that stand for others, cells a million rows away. */
function refuseOdd(path: string, part: Uint8Array): void {
  const text = latin.decode(part);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw torn();
  if (!/worksheets\/[^/]+\.xml$/.test(path)) return;
  for (const [, reference = ''] of text.matchAll(address)) {
    const [, column = '', row = ''] = /^([A-Z]*)(\d*)$/.exec(reference) ?? [];
    if (column + row !== reference) throw torn();
    if (Number(row) > farthestRow || isFartherThan(column, farthestColumn)) {
      throw new BadSheet('The sheet reaches too far. Keep only the lines, from the top left.');
    }
  }
}

const isFartherThan = (column: string, other: string): boolean =>
  column.length > other.length || (column.length === other.length && column > other);

async function sheetsOf(packed: Uint8Array<ArrayBuffer>): Promise<(CellValue | null)[][][]> {
  // Read with the first workbook: a start need not wait for it.
  const { default: readWorkbookFile } = await import('read-excel-file/universal');
  try {
    return (await readWorkbookFile(packed.buffer)).map(({ data }) => data);
  } catch {
    throw torn();
  }
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'boolean' ? String(value) : null;
}

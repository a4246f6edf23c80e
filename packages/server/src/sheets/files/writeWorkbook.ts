import writeExcelFile from 'write-excel-file/node';
import { guarded } from '../guard.ts';
import type { Sheet } from '../writing/index.ts';

/** Widest column, in characters. */
const widest = 60;

function written({ name, headings, rows }: Sheet) {
  const table = [headings, ...rows].map((row) => row.map(guarded));
  const columns = headings.map((_, at) => ({
    width: Math.min(widest, Math.max(...table.map((row) => String(row[at] ?? '').length)) + 2),
  }));
  const [first = [], ...rest] = table;
  const heading = first.map((value) => ({ value: String(value ?? ''), fontWeight: 'bold' as const }));
  return { data: [heading, ...rest], sheet: name, columns, stickyRowsCount: 1 };
}

/** Tables as an XLSX workbook, a sheet for each: their headings stay in view, numbers stay numbers. */
export const writeWorkbook = (...sheets: [Sheet, ...Sheet[]]): Promise<Buffer> =>
  writeExcelFile(sheets.map(written)).toBuffer();

import { guarded } from '../guard.ts';
import type { Cell } from '../reading/index.ts';
import type { Figure, Sheet } from '../writing/index.ts';

/** Widest column, in characters. */
const widest = 60;

const cellOf = (cell: Cell | Figure) =>
  typeof cell === 'object' && cell !== null ? { ...cell, type: Number } : guarded(cell);

/** How many characters a cell takes: thousands are parted, and a format may add a unit. */
const lengthOf = (cell: Cell | Figure | undefined): number =>
  typeof cell === 'object' && cell !== null
    ? Math.max(String(cell.value).length, cell.format.length) + 3
    : String(cell ?? '').length;

function written({ name, headings, rows }: Sheet) {
  const table = [headings, ...rows];
  const columns = headings.map((_, at) => ({
    width: Math.min(widest, Math.max(...table.map((row) => lengthOf(row[at]))) + 2),
  }));
  const heading = headings.map((value) => ({
    value: String(guarded(value) ?? ''),
    fontWeight: 'bold' as const,
  }));
  return { data: [heading, ...rows.map((row) => row.map(cellOf))], sheet: name, columns, stickyRowsCount: 1 };
}

/** Tables as an XLSX workbook, a sheet for each: their headings stay in view, numbers stay numbers. */
export async function writeWorkbook(...sheets: [Sheet, ...Sheet[]]): Promise<Buffer> {
  // Read when the first workbook is asked for: a start need not wait for it.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  return writeExcelFile(sheets.map(written)).toBuffer();
}

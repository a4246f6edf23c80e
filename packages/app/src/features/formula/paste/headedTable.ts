import { parseTable } from '@seedbed/ui/data-grid';

/** Begins as an amount or a price does: '120 mg', '1,000 IU', '$14.00', '<1 %'. */
const isFigure = (cell: string) => /^[\s$€£<>≤≥~+-]*\d/.test(cell);
const isFilled = (cell: string) => cell.trim() !== '';

/** Rows above the headings that spreadsheets begin with: a title, who made it, when, and empty ones. */
const mostAbove = 10;

/**
 * Whether copied cells are a table under headings, whatever language they are in: more than one column, a row of words
 * alone near the top, below one of these words mostly figures and above it none. Such a table says itself what its
 * columns are; other cells go where the cursor stands.
 */
export function isHeadedTable(text: string): boolean {
  const table = parseTable(text);
  return table.slice(0, mostAbove).some((_, at) => isHeadedAt(table, at));
}

function isHeadedAt(table: readonly (readonly string[])[], at: number): boolean {
  const head = table[at] ?? [];
  if (head.filter(isFilled).length < 2 || head.some(isFigure)) return false;
  return head.some((cell, column) => {
    const told = table.map((row) => row[column] ?? '');
    const below = told.slice(at + 1).filter(isFilled);
    const isOfFigures = below.filter(isFigure).length * 2 > below.length;
    return isFilled(cell) && below.length > 0 && isOfFigures && !told.slice(0, at).some(isFigure);
  });
}

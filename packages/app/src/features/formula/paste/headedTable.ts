import { parseTable } from '@seedbed/ui/data-grid';

/** Begins as an amount or a price does: '120 mg', '1,000 IU', '$14.00', '<1 %'. */
const isFigure = (cell: string) => /^[\s$€£<>≤≥~+-]*\d/.test(cell);
const hasDigit = (cell: string) => /\d/.test(cell);

/**
 * Whether copied cells are a table under headings, whatever language they are in: more than one column, a first row of
 * words alone, and below one of these words mostly figures. Such a table says itself what its columns are; other cells
 * go where the cursor stands.
 */
export function isHeadedTable(text: string): boolean {
  const [head = [], ...rows] = parseTable(text);
  const named = head.filter((cell) => cell.trim() !== '');
  if (named.length < 2 || rows.length === 0 || head.some(hasDigit)) return false;
  return head.some((cell, at) => {
    const told = rows.map((row) => row[at]?.trim() ?? '').filter(Boolean);
    return cell.trim() !== '' && told.length > 0 && told.filter(isFigure).length * 2 > told.length;
  });
}

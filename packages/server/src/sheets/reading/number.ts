import type { Cell } from './cell.ts';

/** The mark before the decimals of a column's numbers; null where its numbers do not tell. */
export type DecimalMark = '.' | ',' | null;

const told = {
  '.': /\d\.(?:\d{1,2}|\d{4,})(?!\d)|(?<!\d)0\.\d/,
  ',': /\d,(?:\d{1,2}|\d{4,})(?!\d)|(?<!\d)0,\d/,
} as const;

/**
 * The decimal mark that the numbers of a column have in common: three digits after a mark may be thousands, any
 * other count of them cannot, nor can they after a nought. Where they do not tell, it is the likely one.
 */
export function decimalMarkOf(cells: readonly Cell[], likely: DecimalMark): DecimalMark {
  const texts = cells.filter((cell) => typeof cell === 'string');
  const marks = (['.', ','] as const).filter((mark) => texts.some((text) => told[mark].test(text)));
  return marks.length === 1 ? (marks[0] ?? null) : likely;
}

/** The number that a text is, where its column's decimal mark is known; NaN where it is none. */
export function numberOf(text: string, mark: '.' | ','): number {
  const grouped = text.replace(/[\s'’]/g, '').replaceAll(mark === '.' ? ',' : '.', '');
  return /^\d*[.,]?\d*(?:e\d+)?$/i.test(grouped) && /\d/.test(grouped)
    ? Number(grouped.replace(',', '.'))
    : NaN;
}

/** A share in per cent or a price as a cell holds it: signs of either may stand beside the digits. */
export function figureOf(cell: Cell | undefined, mark: DecimalMark): number {
  if (typeof cell === 'number') return cell;
  const digits = (cell ?? '').replace(/[%$]|usd/gi, '').trim();
  return digits === '' ? NaN : numberOf(digits, mark ?? '.');
}

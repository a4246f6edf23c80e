import { findAmountsIn } from '../../registry/index.ts';
import { labelMg, type FormulaLine } from '../line.ts';
import type { StatedServing } from '../stated/statedServing.ts';

/**
 * Amounts of a piece or a measure are those of as many as are taken at once; not of what the words give for the day as well:
 * `psyllium 3 g a day as 6 capsules (500 mg each)`.
 */
export function ofServing(
  lines: readonly FormulaLine[],
  { pieces, isPerPiece, times = 1 }: StatedServing,
  text: string,
): FormulaLine[] {
  const taken = isPerPiece ? (pieces ?? 1) : times;
  if (taken === 1) return [...lines];
  const amounts = findAmountsIn(text, ['mg', 'g']).map(
    ({ value, unit }) => value * (unit === 'g' ? 1000 : 1),
  );
  const isWhole = (line: FormulaLine) =>
    amounts.some((mg) => Math.abs(labelMg(line) - mg * taken) < mg * 0.01);
  return lines.map((line) =>
    line.isStated && !isWhole(line) ? { ...line, amount: line.amount * taken } : line,
  );
}

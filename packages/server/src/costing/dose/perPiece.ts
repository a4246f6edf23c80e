import { findAmountsIn } from '../../registry/index.ts';
import { labelMg, type FormulaLine } from '../line.ts';
import type { StatedServing } from '../stated/statedServing.ts';

/**
 * Amounts of a piece or a measure are those of as many as are taken at once; not of what the words give for the day as well:
 * `psyllium 3 g a day as 6 capsules (500 mg each)`.
 */
export function ofServing(
  lines: readonly FormulaLine[],
  { pieces, isPerPiece, isBeforeCount = false, times = 1 }: StatedServing,
  text: string,
): FormulaLine[] {
  const taken = isPerPiece ? (pieces ?? 1) : times;
  if (taken === 1) return [...lines];
  // `Magnesium 200 mg, two a day`: no piece holds the gram and a half of material of so much.
  const isTooMuch = (line: FormulaLine) =>
    line.isStated && labelMg(line) / line.material.potency > mostOfPiece;
  if (isBeforeCount && lines.some(isTooMuch)) return [...lines];
  const amounts = findAmountsIn(text, ['mg', 'g']).map(
    ({ value, unit }) => value * (unit === 'g' ? 1000 : 1),
  );
  // What is another's amount tells nothing of this one: 200 mg of one and 100 mg of the other in each of two capsules.
  const isOther = (line: FormulaLine, mg: number) =>
    lines.some((each) => each !== line && each.isStated && isAbout(labelMg(each), mg));
  const isWhole = (line: FormulaLine) =>
    amounts.some((mg) => isAbout(labelMg(line), mg * taken) && !isOther(line, mg));
  return lines.map((line) =>
    line.isStated && !isWhole(line) ? { ...line, amount: line.amount * taken } : line,
  );
}

/** So much of a material is in no usual piece, mg. Our assumption. */
const mostOfPiece = 1200;

const isAbout = (one: number, other: number): boolean => Math.abs(one - other) < other * 0.01;

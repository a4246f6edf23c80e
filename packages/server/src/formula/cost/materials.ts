import { landingOf } from '../../costing/run/index.ts';
import type { Formula, Line } from '../formula.ts';
import type { FormulaData } from '../data.ts';
import { servingsIn } from '../panel/servingText.ts';
import type { Claim, WeighedLine } from '../weigh.ts';
import { priceOf, type LinePrice } from './price.ts';
import { usualPrice } from './usual.ts';

/** A line with what its material costs. */
export interface PricedLine {
  line: Line;
  claim: Claim | null;
  /** Weighed in for a serving, mg; null where that cannot be told. */
  inputMg: number | null;
  /** Bought for a serving, loss included, kg; 0 where its weight is not known. */
  boughtKg: number;
  /** Null where no price is known. */
  price: LinePrice | null;
}

/** The lines of a formula with their prices. */
export const priceLines = (
  { formula, lines }: { formula: Formula; lines: readonly WeighedLine[] },
  data: FormulaData,
): PricedLine[] =>
  lines.map((weighed) => {
    const { line, claim, inputMg } = weighed;
    return {
      line,
      claim,
      inputMg,
      boughtKg: (inputMg ?? 0) / 1e6 / (1 - line.loss),
      price:
        priceOf(line, data) ??
        shellPrice(formula, line, inputMg) ??
        usualPrice(weighed, { formula, lines, data }),
    };
  });

/**
 * A capsule's shell without a price of its own costs what shells cost by the piece; a softgel's is in its making, as is
 * what a tablet or a gummie is coated with.
 */
function shellPrice(
  { form, serving, values }: Formula,
  { purpose }: Line,
  mg: number | null,
): LinePrice | null {
  if (!mg) return null;
  if (purpose === 'coating') return form === 'tablet' || form === 'gummie' ? inTheMaking : null;
  if (purpose !== 'shell') return null;
  if (form === 'softgel') return inTheMaking;
  if (form !== 'capsule') return null;
  // What shells cost by the piece is their price delivered; of a price a kilogram the freight is added.
  const perKg = (((serving.units ?? 1) * values.shell) / 1000 / mg / landingOf(values)) * 1e6;
  return { perKg: () => perKg, band: null };
}

const inTheMaking: LinePrice = { perKg: () => 0, band: null };

/** C7: kilograms of a line that a run takes, loss and yield included; null without a weight or a container. */
export function runKg(
  { inputMg, boughtKg }: PricedLine,
  formula: Formula,
  containers: number,
): number | null {
  const servings = servingsIn(formula);
  if (inputMg === null || servings === null) return null;
  return (boughtKg * servings * containers) / formula.yieldShare;
}

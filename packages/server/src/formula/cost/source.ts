import type { Check } from '../check.ts';
import type { FormulaData } from '../data.ts';
import { fillingOf, fitOf, type Filling, type Fit } from '../fit/index.ts';
import type { Formula } from '../formula.ts';
import type { WeighedLine } from '../weigh.ts';
import { priceLines, type PricedLine } from './materials.ts';

/** What a formula's cost is worked out from. */
export interface CostSource {
  formula: Formula;
  data: FormulaData;
  lines: readonly PricedLine[];
  filling: Filling;
  fit: Fit;
}

/** Prices weighed lines and fits them into their form; with what the fit found. */
export function costSourceOf(
  formula: Formula,
  lines: readonly WeighedLine[],
  data: FormulaData,
): { source: CostSource; checks: Check[] } {
  const filling = fillingOf(formula, lines, data);
  const { fit, checks } = fitOf(filling);
  return { source: { formula, data, lines: priceLines({ formula, lines }, data), filling, fit }, checks };
}

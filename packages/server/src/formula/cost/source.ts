import type { FormulaData } from '../data.ts';
import type { Filling, Fit } from '../fit/index.ts';
import type { Formula } from '../formula.ts';
import type { PricedLine } from './materials.ts';

/** What a formula's cost is worked out from. */
export interface CostSource {
  formula: Formula;
  data: FormulaData;
  lines: readonly PricedLine[];
  filling: Filling;
  fit: Fit;
}

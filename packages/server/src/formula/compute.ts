import { bomOf, type Bom } from './bom.ts';
import { baseChecks } from './checks/baseChecks.ts';
import { formulaChecks } from './checks/formulaChecks.ts';
import { priceChecks } from './checks/prices.ts';
import { costOf, type Cost } from './cost/cost.ts';
import { costSourceOf } from './cost/source.ts';
import type { FormulaData } from './data.ts';
import type { FormulaDraft } from './draft.ts';
import { typicalOf, type Fit, type Typical } from './fit/index.ts';
import { inOrder, labelOf, type Labelled, type Surroundings } from './label.ts';

/** All that follows from a formula. */
export interface Computed extends Labelled {
  bom: Bom;
  fit: Fit;
  cost: Cost;
  /** What the form usually takes and no line names. */
  typical: Typical[];
}

/** Label, bill of materials, fit, cost and checks of a draft. Pure: the same draft, data and day give the same bytes. */
export function computeFormula(
  draft: FormulaDraft,
  data: FormulaData,
  { today, formulas = {} }: Surroundings = {},
): Computed {
  const { from, panel, ofLines, ofPanel } = labelOf(draft, data, formulas);
  const { formula, lines } = from;
  const { source, checks: ofFit } = costSourceOf(formula, lines, data);
  const { fit, filling, lines: priced } = source;
  return {
    panel,
    bom: bomOf(formula, priced),
    fit,
    cost: costOf(source),
    typical: typicalOf(filling, fit),
    checks: inOrder(
      [
        ...ofLines,
        ...formulaChecks(from),
        ...ofPanel,
        ...baseChecks(from),
        ...priceChecks(priced, today),
        ...ofFit,
      ],
      from,
    ),
  };
}

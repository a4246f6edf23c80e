import type { FormulaData } from '../data.ts';
import type { FormulaDraft } from '../draft.ts';
import { formulaOf } from '../formula.ts';
import { boxOf, type PanelSource } from '../panel/index.ts';
import { weighAll, type SubFormulas } from '../subFormulas.ts';
import { totalsOf } from '../totals.ts';
import { explainCell } from './cells.ts';
import type { Explanation } from './explanation.ts';
import { explainServings, explainSize } from './serving.ts';

export { explainSums, type ExplainedSums } from './sums.ts';
export type { ExplainedInput, Explanation } from './explanation.ts';

/** How the figures of a label came about; null where there is nothing to explain. */
export interface ExplainedPanel {
  servingSize: Explanation | null;
  servings: Explanation | null;
  /** By row and cell, as `panel.lines` and their `cells`. */
  lines: (Explanation | null)[][];
}

/**
 * Rule, inputs and arithmetic of every figure of a draft's label, by the same reckoning that draws it. Pure.
 * `formulas`: drafts of the formulas that lines name.
 */
export function explainPanel(
  draft: FormulaDraft,
  data: FormulaData,
  formulas: SubFormulas = {},
): ExplainedPanel {
  const formula = formulaOf(draft, data);
  const lines = weighAll(formula, { data, formulas });
  const from: PanelSource = { formula, lines, totals: totalsOf(formula, lines), data };
  const box = boxOf(from);
  return {
    servingSize: explainSize(formula, box.servingSize),
    servings: explainServings(formula, box.servings),
    lines: box.rows.map(({ cells }, row) =>
      cells.map((text, cell) => {
        const made = box.made[row]?.[cell];
        return made && text !== '' ? explainCell(made, text, from) : null;
      }),
    ),
  };
}

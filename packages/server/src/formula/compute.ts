import { bomOf, type Bom } from './bom.ts';
import type { Check } from './check.ts';
import { formulaChecks } from './checks/formulaChecks.ts';
import { lineChecks } from './checks/lineChecks.ts';
import type { FormulaData } from './data.ts';
import type { FormulaDraft } from './draft.ts';
import { fitOf, type Fit } from './fit.ts';
import { formulaOf } from './formula.ts';
import { panelOf, type Panel } from './panel/index.ts';
import { totalsOf } from './totals.ts';
import { weighLines } from './weigh.ts';

/** All that follows from a formula. */
export interface Computed {
  panel: Panel;
  bom: Bom;
  fit: Fit;
  checks: Check[];
}

const rank = { stop: 0, warn: 1, note: 2 } as const;

/** Label, bill of materials, fit and checks of a draft. Pure: the same draft and data give the same bytes. */
export function computeFormula(draft: FormulaDraft, data: FormulaData): Computed {
  const formula = formulaOf(draft, data.densities);
  const lines = weighLines(formula, data);
  const totals = totalsOf(formula, lines);
  const from = { formula, lines, totals, data };
  const { panel, checks: ofPanel } = panelOf(from);
  const { bom, checks: ofBom } = bomOf({ formula, lines, data });
  const { fit, checks: ofFit } = fitOf(formula, lines, data);
  const checks = [
    ...lineChecks(formula, lines, data),
    ...formulaChecks(from),
    ...ofPanel,
    ...ofBom,
    ...ofFit,
  ];
  return { panel, bom, fit, checks: checks.toSorted((a, b) => rank[a.severity] - rank[b.severity]) };
}

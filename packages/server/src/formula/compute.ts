import { bomOf, type Bom } from './bom.ts';
import type { Check } from './check.ts';
import { formulaChecks } from './checks/formulaChecks.ts';
import { lineChecks } from './checks/lineChecks.ts';
import { priceChecks } from './checks/prices.ts';
import type { FormulaData } from './data.ts';
import type { FormulaDraft } from './draft.ts';
import { costOf, type Cost } from './cost/cost.ts';
import { costSourceOf } from './cost/source.ts';
import { typicalOf, type Fit, type Typical } from './fit/index.ts';
import { formulaOf } from './formula.ts';
import { panelOf, type Panel } from './panel/index.ts';
import { totalsOf } from './totals.ts';
import { weighAll, type SubFormulas } from './subFormulas.ts';

/** All that follows from a formula. */
export interface Computed {
  panel: Panel;
  bom: Bom;
  fit: Fit;
  cost: Cost;
  /** What the form usually takes and no line names. */
  typical: Typical[];
  checks: Check[];
}

const rank = { stop: 0, warn: 1, note: 2 } as const;

/** What a draft is computed on beside the data. */
export interface Surroundings {
  /** The day, e.g. '2026-11-22': prices are ageing on it. Without one their age is not told. */
  today?: string;
  /** Drafts of the formulas that lines name by `formulaId`, and of those that these name. */
  formulas?: SubFormulas;
}

/** Label, bill of materials, fit, cost and checks of a draft. Pure: the same draft, data and day give the same bytes. */
export function computeFormula(
  draft: FormulaDraft,
  data: FormulaData,
  { today, formulas = {} }: Surroundings = {},
): Computed {
  const formula = formulaOf(draft, data);
  const lines = weighAll(formula, { data, formulas });
  const totals = totalsOf(formula, lines);
  const from = { formula, lines, totals, data };
  const { panel, checks: ofPanel } = panelOf(from);
  const { source, checks: ofFit } = costSourceOf(formula, lines, data);
  const { fit, filling, lines: priced } = source;
  const bom = bomOf(formula, priced);
  const checks = [
    ...lineChecks(formula, lines, data),
    ...formulaChecks(from),
    ...ofPanel,
    ...priceChecks(priced, today),
    ...ofFit,
  ];
  const cost = costOf(source);
  const typical = typicalOf(filling, fit);
  return {
    panel,
    bom,
    fit,
    cost,
    typical,
    checks: inOrder(lines.length > formula.lines.length ? once(checks) : checks),
  };
}

/** What the lines of a sub-formula have in common is said once. */
const once = (checks: readonly Check[]): Check[] => [
  ...new Map(checks.map((each) => [`${each.code} ${each.line} ${each.text}`, each])).values(),
];

/** The worst first. */
const inOrder = (checks: readonly Check[]): Check[] =>
  checks.toSorted((a, b) => rank[a.severity] - rank[b.severity]);

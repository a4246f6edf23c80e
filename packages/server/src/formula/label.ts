import type { Check } from './check.ts';
import { lineChecks } from './checks/lineChecks.ts';
import type { FormulaData } from './data.ts';
import type { FormulaDraft } from './draft.ts';
import { formulaOf } from './formula.ts';
import { panelOf, type Panel, type PanelSource } from './panel/index.ts';
import { weighAll, type SubFormulas } from './subFormulas.ts';
import { totalsOf } from './totals.ts';

/** What a draft is computed on beside the data. */
export interface Surroundings {
  /** The day, e.g. '2026-11-22': prices are ageing on it. Without one their age is not told. */
  today?: string;
  /** Drafts of the formulas that lines name by `formulaId`, and of those that these name. */
  formulas?: SubFormulas;
}

/** The label of a formula, and what was found. */
export interface Labelled {
  panel: Panel;
  checks: Check[];
}

const rank = { stop: 0, warn: 1, note: 2 } as const;

/**
 * Label of a draft and the checks of its lines and of the panel: the part of `computeFormula` that a page shows first.
 * Pure.
 */
export function computeLabel(
  draft: FormulaDraft,
  data: FormulaData,
  { formulas = {} }: Surroundings = {},
): Labelled {
  const { from, panel, ofLines, ofPanel } = labelOf(draft, data, formulas);
  return { panel, checks: inOrder([...ofLines, ...ofPanel], from) };
}

/** The label, what was found on lines and in drawing it, and what they were worked out from. */
export function labelOf(
  draft: FormulaDraft,
  data: FormulaData,
  formulas: SubFormulas,
): { from: PanelSource; panel: Panel; ofLines: Check[]; ofPanel: Check[] } {
  const formula = formulaOf(draft, data);
  const lines = weighAll(formula, { data, formulas });
  const from = { formula, lines, totals: totalsOf(formula, lines), data };
  const { panel, checks } = panelOf(from);
  return { from, panel, ofLines: lineChecks(formula, lines, data), ofPanel: checks };
}

/** The worst first; what the lines of a sub-formula have in common is said once. */
export const inOrder = (checks: readonly Check[], { formula, lines }: PanelSource): Check[] =>
  (lines.length > formula.lines.length ? once(checks) : checks).toSorted(
    (a, b) => rank[a.severity] - rank[b.severity],
  );

const once = (checks: readonly Check[]): Check[] => [
  ...new Map(checks.map((each) => [`${each.code} ${each.line} ${each.text}`, each])).values(),
];

import type { FormulaData } from '../data.ts';
import type { FormulaDraft } from '../draft.ts';
import type { Fit } from '../fit/index.ts';
import { formulaOf, type Formula } from '../formula.ts';
import { weighAll, type SubFormulas } from '../subFormulas.ts';
import { assumptionsOf } from './assumptions.ts';
import type { PricedLine } from './materials.ts';
import { runOf, type FormulaRun } from './run.ts';
import { costSourceOf } from './source.ts';

/** A formula as an estimate reads it. */
export interface CostedFormula {
  formula: Formula;
  /** Those of sub-formulas stand for the line that names one. */
  lines: readonly PricedLine[];
  fit: Fit;
  /** Null without a pack, servings in a container or a line that weighs something. */
  run: FormulaRun | null;
  /** What the run rests on, in sentences. */
  assumptions: string[];
  /** What the fit into the form found, in sentences. */
  warnings: string[];
}

/** Costs a draft without drawing its label: its run comes to the same cents as `computeFormula` says. Pure. */
export function costFormula(
  draft: FormulaDraft,
  data: FormulaData,
  { formulas = {} }: { formulas?: SubFormulas } = {},
): CostedFormula {
  const formula = formulaOf(draft, data);
  const { source, checks } = costSourceOf(formula, weighAll(formula, { data, formulas }), data);
  const run = runOf(source);
  return {
    formula,
    lines: source.lines,
    fit: source.fit,
    run,
    assumptions: run ? assumptionsOf(source) : [],
    warnings: checks.filter(({ severity }) => severity !== 'note').map(({ text }) => text),
  };
}

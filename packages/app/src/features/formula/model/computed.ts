import type { FormulaOp, StoredFormula } from '@seedbed/server/contract';
import {
  applyOps,
  computeFormula,
  type Computed,
  type EditOp,
  type FormulaData,
  type Surroundings,
} from '@seedbed/server/formula';
import { resolved, type OwnSources } from './resolved';

export type { Computed, FormulaData };

/** What formulas are computed with. */
export interface Basis extends OwnSources {
  data: FormulaData;
  /** The day, and the formulas that lines name as parts. */
  surroundings: Surroundings;
}

/** Label, materials, fit and checks of a formula, as the server computes them. */
export const computedOf = (formula: StoredFormula, basis: Basis): Computed =>
  computeFormula(resolved(formula, basis), basis.data, basis.surroundings);

/** A formula after the ops, as the server does them; null where one of them cannot be done. */
export function applied(formula: StoredFormula, ops: readonly FormulaOp[]): StoredFormula | null {
  if (ops.length === 0) return formula;
  // Every line that is added here has an id: only the server gives one to those of others.
  const edited = applyOps(formula, ops as readonly EditOp[]);
  return 'draft' in edited ? (edited.draft as StoredFormula) : null;
}

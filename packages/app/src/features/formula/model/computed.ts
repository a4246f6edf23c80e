import type { FormulaOp, StoredFormula } from '@seedbed/server/contract';
import {
  applyOps,
  type computeLabel,
  type Computed as Whole,
  type EditOp,
  type FormulaData,
  type Labelled,
  type Surroundings,
} from '@seedbed/server/formula';
import { resolved, type OwnSources } from './resolved';

export type { FormulaData };

/** What follows from a formula: its label at once, materials, fit and cost when what reckons them is there. */
export type Computed = Labelled & Partial<Whole>;
export type { Whole };

/** Whether materials, fit and cost are there too. */
export const isWhole = (computed: Computed): computed is Whole => computed.cost !== undefined;

/** What formulas are computed with. */
export interface Basis extends OwnSources {
  data: FormulaData;
  /** The day, and the formulas that lines name as parts. */
  surroundings: Surroundings;
  /** Works out the label, and all that follows from a formula as soon as that part of the core is loaded. */
  compute: (...of: Parameters<typeof computeLabel>) => Computed;
}

/** Label, materials, fit and checks of a formula, as the server computes them. */
export const computedOf = (formula: StoredFormula, basis: Basis): Computed =>
  basis.compute(resolved(formula, basis), basis.data, basis.surroundings);

/** A formula after the ops, as the server does them; null where one of them cannot be done. */
export function applied(formula: StoredFormula, ops: readonly FormulaOp[]): StoredFormula | null {
  if (ops.length === 0) return formula;
  // Every line that is added here has an id: only the server gives one to those of others.
  const edited = applyOps(formula, ops as readonly EditOp[]);
  return 'draft' in edited ? (edited.draft as StoredFormula) : null;
}

import type { WholeFormulaVersion } from '@seedbed/server/contract';
import type { EditOp, FormulaDraft } from '@seedbed/server/formula';

/** A change of a formula, and what takes it back. */
export interface FormulaChange {
  ops: readonly EditOp[];
  inverse: readonly EditOp[];
}

/** A version as the mocks keep it: with who saved it. */
export interface VersionRow extends WholeFormulaVersion {
  authorId: number;
}

/** A formula as the mocks keep it. */
export interface FormulaRow {
  id: number;
  productId: number;
  rev: number;
  draft: FormulaDraft;
  lastLineId: number;
  createdAt: string;
  updatedAt: string;
  /** Newest last. */
  done: FormulaChange[];
  /** What redo makes again; the next one last. */
  undone: FormulaChange[];
  versions: VersionRow[];
}

/** What the estimate of every product of the mocks suggests. */
export const suggestedFormula: FormulaDraft = {
  form: 'capsule',
  pack: 'capsule',
  serving: { units: 2, unit: 'capsule' },
  container: { units: 60 },
  lines: [
    {
      id: 1,
      tag: 'suggested',
      name: 'Magnesium',
      nutrient: 'magnesium',
      source: 'magnesium bisglycinate',
      potency: 14.1,
      overage: 5,
      amount: { value: 100, unit: 'mg', basis: 'nutrient' },
    },
    {
      id: 2,
      tag: 'suggested',
      name: 'L-theanine',
      ingredient: 'l-theanine',
      overage: 5,
      amount: { value: 200, unit: 'mg', basis: 'nutrient' },
    },
  ],
};

/** None: every product begins without a formula. */
export const formulas: FormulaRow[] = [];

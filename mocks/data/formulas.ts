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

/** None: every product begins without a formula. */
export const formulas: FormulaRow[] = [];

import type { Evidence } from '../../evidence/index.ts';
import { computeFormula, type Computed, type FormulaData, type FormulaDraft } from '../../formula/index.ts';
import { formulaDataOf } from './formulaData.ts';

/** What formulas are computed with. */
export interface FormulaParts {
  evidence: Evidence;
}

const known = new WeakMap<Evidence, FormulaData>();

/** The base as the core reads it, made once. */
export function formulaData({ evidence }: Pick<FormulaParts, 'evidence'>): FormulaData {
  const data = known.get(evidence) ?? formulaDataOf(evidence);
  known.set(evidence, data);
  return data;
}

/** Label, bill of materials, fit and checks of a draft; stores nothing. */
export const compute = (parts: FormulaParts, draft: FormulaDraft): Computed =>
  computeFormula(draft, formulaData(parts));

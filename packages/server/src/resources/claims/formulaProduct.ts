import type { ClaimProduct } from '../../claims/index.ts';
import { contentsOf, type FormulaData } from '../../formula/index.ts';
import type { ReadFormula } from '../formulas/latest.service.ts';

/** A formula as claims read it. */
export function productOf(
  { draft, formulas }: Pick<ReadFormula, 'draft' | 'formulas'>,
  data: FormulaData,
): ClaimProduct {
  const { grams, ml, perDay } = draft.serving ?? {};
  return {
    kind: draft.kind === 'food' ? (draft.isBeverage ? 'drink' : 'food') : 'supplement',
    audience: draft.audience?.[0] ?? 'adults',
    perDay: perDay ?? 1,
    serving: { ...(grams ? { grams } : {}), ...(ml ? { ml } : {}) },
    ...contentsOf(draft, data, formulas),
  };
}

import type { FormulaAnswer } from '@seedbed/server/contract';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { keptFormulasAtom } from './keptFormulas.atom';

/** Hands the page's formulas an answer that came by another way; one that nobody works on needs none. */
export function useAdoptFormula(): (answer: FormulaAnswer) => void {
  const formulas = useAtomValue(keptFormulasAtom);
  return useCallback((answer) => formulas.get(answer.formula.id)?.adopt(answer), [formulas]);
}

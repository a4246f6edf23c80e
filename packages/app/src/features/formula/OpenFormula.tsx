import type { FormulaAnswer, ListedFormula, Product } from '@seedbed/server/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { logFailure } from '../../feedback/log';
import { useBasis } from './basis.api';
import { useStoredFormula } from './formula.api';
import { FormulaBench } from './bench/FormulaBench';
import type { Basis } from './model/computed';
import type { KeptFormula } from './model/keptFormula';
import type { Arrival } from './states/EmptyFormula';
import { FormulaFailure } from './states/FormulaFailure';
import { FormulaSkeleton } from './states/FormulaSkeleton';
import { useFormulaState } from './kept/useFormulaState';
import { useKeptFormula } from './kept/useKeptFormula';

interface OpenFormulaProps {
  id: number;
  productId: Product['id'];
  /** How somebody came to it, where that was just now. */
  arrival: Arrival | null;
  /** What is shown until it has a line or somebody begins to type one. */
  whileEmpty: ReactNode;
  formulas: readonly ListedFormula[];
  onChoose: (id: number | null) => void;
}

/** One formula, once it and what it is computed with are there. */
export function OpenFormula(props: OpenFormulaProps) {
  const stored = useStoredFormula(props.id);
  const { basis, ...knowledge } = useBasis(stored.data?.formula);
  const error: unknown = stored.error ?? knowledge.error;
  if (stored.data && basis) return <WorkedFormula {...props} first={stored.data} basis={basis} />;
  if (!error) return <FormulaSkeleton />;
  const readAgain = () => {
    void stored.mutate();
    knowledge.readAgain();
  };
  return <FormulaFailure error={error} onRetry={readAgain} />;
}

interface WorkedFormulaProps extends OpenFormulaProps {
  first: FormulaAnswer;
  basis: Basis;
}

/** The bench, or until there is a line the ways to begin. */
function WorkedFormula({ first, basis, whileEmpty, ...bench }: WorkedFormulaProps) {
  const kept = useKeptFormula(first, basis);
  const hasLines = useFormulaState(kept, ({ kept: { formula } }) => Boolean(formula.lines?.length));
  useNews(kept);
  const isBegun = hasLines || (bench.arrival ?? 'chosen') !== 'chosen';
  const [isBench, setIsBench] = useState(isBegun);
  // The last line that is removed takes neither the place it was removed from nor the way back with it.
  if (isBegun && !isBench) setIsBench(true);
  if (!isBench) return whileEmpty;
  return <FormulaBench kept={kept} basis={basis} {...bench} />;
}

/** Looks for what other windows stored, each time this one is looked at. */
function useNews({ refresh }: KeptFormula): void {
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      refresh().catch((error: unknown) => logFailure('Looking for changes of a formula:', error));
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refresh]);
}

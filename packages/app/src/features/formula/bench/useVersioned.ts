import { useMemo } from 'react';
import { useBench, useBenchState } from './benchContext';
import type { VersionedFormula } from '../compare/versionedFormula';

/** The bench's formula for what is done with its versions; what they answer is taken over. */
export function useVersioned(): VersionedFormula {
  const { kept, basis } = useBench();
  const formula = useBenchState(({ kept }) => kept.formula);
  return useMemo(
    () => ({
      formula,
      basis,
      flush: kept.flush,
      rev: () => kept.getState().kept.formula.rev,
      onAnswer: kept.adopt,
      refresh: kept.refresh,
    }),
    [formula, basis, kept],
  );
}

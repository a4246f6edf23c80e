import { useSyncExternalStore } from 'react';
import type { FormulaState, KeptFormula } from '../model/keptFormula';

/** A part of what is known of a formula; whoever reads it is drawn when that part is another. */
export function useFormulaState<Part>(kept: KeptFormula, part: (state: FormulaState) => Part): Part {
  return useSyncExternalStore(kept.subscribe, () => part(kept.getState()));
}

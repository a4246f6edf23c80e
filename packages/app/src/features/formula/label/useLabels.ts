import {
  computeLabel,
  type FormulaData,
  type FormulaDraft,
  type Labelled,
  type Market,
  type Surroundings,
} from '@seedbed/server/formula';
import { useDeferredValue, useMemo } from 'react';

/** What labels are drawn from. */
export interface LabelSource {
  draft: FormulaDraft;
  /** What follows from the draft in its own market. */
  computed: Labelled;
  data: FormulaData;
  /** What it is computed on beside the data. @default no day, and no formulas as parts */
  surroundings?: Surroundings;
}

/** The other market. */
export const otherMarket = (market: Market): Market => (market === 'US' ? 'EU' : 'US');

/**
 * The label of the draft's own market and, where it is asked for, that of the other from the same lines; the other one
 * follows a moment behind what is typed.
 */
export function useLabels({ draft, computed, data, surroundings }: LabelSource, isOtherShown: boolean) {
  const own: Market = draft.market ?? 'US';
  const later = useDeferredValue(draft);
  const other = useMemo(
    () =>
      isOtherShown
        ? computeLabel({ ...later, market: otherMarket(later.market ?? 'US') }, data, surroundings)
        : undefined,
    [later, data, surroundings, isOtherShown],
  );
  return { own, panels: { [own]: computed, [otherMarket(own)]: other } as Partial<Record<Market, Labelled>> };
}

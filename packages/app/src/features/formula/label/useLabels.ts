import {
  computeFormula,
  type Computed,
  type FormulaData,
  type FormulaDraft,
  type Market,
} from '@seedbed/server/formula';
import { useDeferredValue, useMemo } from 'react';

/** What labels are drawn from. */
export interface LabelSource {
  draft: FormulaDraft;
  /** What follows from the draft in its own market. */
  computed: Computed;
  data: FormulaData;
}

/** The other market. */
export const otherMarket = (market: Market): Market => (market === 'US' ? 'EU' : 'US');

/**
 * The label of the draft's own market and, where it is asked for, that of the other from the same lines; the other one
 * follows a moment behind what is typed.
 */
export function useLabels({ draft, computed, data }: LabelSource, isOtherShown: boolean) {
  const own: Market = draft.market ?? 'US';
  const later = useDeferredValue(draft);
  const other = useMemo(
    () =>
      isOtherShown
        ? computeFormula({ ...later, market: otherMarket(later.market ?? 'US') }, data)
        : undefined,
    [later, data, isOtherShown],
  );
  return { own, panels: { [own]: computed, [otherMarket(own)]: other } as Partial<Record<Market, Computed>> };
}

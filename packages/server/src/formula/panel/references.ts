import type { FormulaData } from '../data.ts';
import type { Audience, Market } from '../draft.ts';

/** What a percentage is of. */
export interface ReferenceOf {
  market: Market;
  audience: Audience;
}

/** The daily value or nutrient reference value of a nutrient; null where none is established. */
export function referenceOf({ references }: FormulaData, nutrient: string, of: ReferenceOf): number | null {
  const row = references.find(
    (reference) =>
      reference.nutrient === nutrient && reference.market === of.market && reference.audience === of.audience,
  );
  return row?.amount ?? null;
}

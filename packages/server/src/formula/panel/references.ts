import type { FormulaData, ReferenceValue } from '../data.ts';
import type { Audience, Market } from '../draft.ts';

/** What a percentage is of. */
export interface ReferenceOf {
  market: Market;
  audience: Audience;
}

/** The row of a daily value or nutrient reference value; undefined where none is established. */
export const referenceRow = (
  { references }: FormulaData,
  nutrient: string,
  of: ReferenceOf,
): ReferenceValue | undefined =>
  references.find(
    (reference) =>
      reference.nutrient === nutrient && reference.market === of.market && reference.audience === of.audience,
  );

/** The daily value or nutrient reference value of a nutrient; null where none is established. */
export const referenceOf = (data: FormulaData, nutrient: string, of: ReferenceOf): number | null =>
  referenceRow(data, nutrient, of)?.amount ?? null;

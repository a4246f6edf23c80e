import type { FormulaData, PriceBand } from '../data.ts';
import type { Line } from '../formula.ts';
import { knownOf } from '../known.ts';

/** What a line's material is bought at. */
export interface LinePrice {
  /** US dollars a kilogram before freight, at the tier that so many kilograms reach. */
  perKg(kg: number): number;
  /** The base's band it is from; null for a price of one's own. */
  band: PriceBand | null;
}

/** The line's own price tiers, otherwise what the base knows of its material; null where neither is known. */
export function priceOf({ draft, name, nutrient }: Line, data: FormulaData): LinePrice | null {
  const tiers = (draft.price?.tiers ?? [])
    .map(({ fromKg, perKg }) => ({ fromKg, perKg: Number(perKg) }))
    .toSorted((a, b) => a.fromKg - b.fromKg);
  const [first] = tiers;
  if (first) {
    return { perKg: (kg) => (tiers.findLast(({ fromKg }) => fromKg <= kg) ?? first).perKg, band: null };
  }
  const band = (boughtAs(draft, data) ?? knownOf(data, [draft.ingredient, draft.source, name, nutrient]))
    ?.price;
  return band ? { perKg: () => band.base, band } : null;
}

/** The material that a line's source names, where it is one of its ingredient: marine collagen is none of cattle. */
function boughtAs({ ingredient, source }: Line['draft'], data: FormulaData) {
  const known = ingredient ? knownOf(data, [source]) : undefined;
  return known?.material?.ingredient === ingredient ? known : undefined;
}

import type { FormulaDraft, LineDraft } from './draft.ts';

/** A dated price of an ingredient that a supplier gave. */
export interface GivenPrice {
  id: number;
  ingredientKey: string;
  /** The material, e.g. zinc citrate; null: any form. */
  form: string | null;
  tiers: readonly { kg: number; price: string }[];
  currency: string;
  /** The day it was given. */
  asOf: string;
  /** Who gave it. */
  supplier: string | null;
}

const isNewer = (one: GivenPrice, other: GivenPrice) =>
  one.asOf === other.asOf ? one.id > other.id : one.asOf > other.asOf;

const newestOf = <Price extends GivenPrice>(prices: readonly Price[]): Price | undefined =>
  prices.reduce<Price | undefined>(
    (newest, price) => (newest && !isNewer(price, newest) ? newest : price),
    undefined,
  );

const isSameForm = (form: string | null, other: string | null | undefined) =>
  (form?.toLowerCase() ?? null) === (other?.toLowerCase() ?? null);

/**
 * The price that costs a line which names no price of its own and none of a material: the newest in US dollars for its
 * very form, and without one the newest for any form.
 */
export function priceForLine<Price extends GivenPrice>(
  line: Pick<LineDraft, 'ingredient' | 'nutrient' | 'source' | 'price' | 'materialId'>,
  prices: readonly Price[],
): Price | undefined {
  if (line.price || line.materialId) return undefined;
  const key = line.ingredient ?? line.nutrient ?? null;
  const fitting = prices.filter((each) => each.ingredientKey === key && each.currency === 'USD');
  const ofForm = fitting.filter(({ form }) => form !== null && isSameForm(form, line.source));
  return newestOf(ofForm) ?? newestOf(fitting.filter(({ form }) => form === null));
}

/** The price that is taken before this one for what it is for; undefined where it is the one that is taken. */
export function newerPrice<Price extends GivenPrice>(
  price: Price,
  prices: readonly Price[],
): Price | undefined {
  const rivals = prices.filter(
    (each) =>
      each.ingredientKey === price.ingredientKey &&
      each.currency === 'USD' &&
      isSameForm(each.form, price.form),
  );
  const newest = newestOf(rivals);
  return newest && newest.id !== price.id && isNewer(newest, price) ? newest : undefined;
}

/** A draft whose lines without a price have the one that a supplier gave for what they name. */
export function withSupplierPrices<Draft extends Pick<FormulaDraft, 'lines'>>(
  draft: Draft,
  prices: readonly GivenPrice[],
): Draft {
  if (prices.length === 0 || !draft.lines) return draft;
  return { ...draft, lines: draft.lines.map((line) => withPrice(line, prices)) };
}

function withPrice<Line extends LineDraft>(line: Line, prices: readonly GivenPrice[]): Line {
  const given = priceForLine(line, prices);
  if (!given) return line;
  const tiers = given.tiers.map(({ kg, price }) => ({ fromKg: kg, perKg: price }));
  return { ...line, price: { tiers, asOf: given.asOf, supplier: given.supplier, basis: 'quote' } };
}

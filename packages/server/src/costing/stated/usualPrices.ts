import { z } from 'zod';
import { columns, readTable, usualMaterial } from '../../registry/index.ts';
import type { Pack } from '../constants/constant.ts';
import { valuesWith } from '../constants/constants.ts';

/** What containers of a kind of supplement are sold for. */
const ShelfPrice = z.strictObject({
  key: columns.key,
  /** Actives that are sold so; of others of a category of materials, or of a kind of product, where these stand. */
  ingredients: columns.list,
  categories: columns.list,
  archetypes: columns.list,
  /** From so many vitamins and minerals together. */
  leastNutrients: columns.optionalFinite,
  /** US dollars of a container of a month's servings. */
  low: columns.finite,
  high: columns.finite,
  /** Year of what was read. */
  asOf: columns.text,
  ...columns.origin,
});
const rows = readTable(new URL('../data/', import.meta.url), 'shelfPrices', ShelfPrice);
type Row = (typeof rows)[number];

/** What of a supplement its usual price goes by. */
export interface Sold {
  readonly pack: Pack;
  readonly servings: number;
  /** Key of the kind of product it was taken for. */
  readonly archetype: string;
  /** Keys of its actives. */
  readonly ingredients: readonly string[];
}

/** Between what such supplements are sold for, US dollars a container. */
export interface UsualPrice {
  readonly low: number;
  readonly high: number;
}

/** Each further kind of active lets it be sold for so much more; no more than so many count. Our assumption. */
const [perKind, mostKinds] = [0.1, 3];
/** A stick costs more to fill than a scoop, and a gummy than a capsule: so much more is paid for it. Our assumption. */
const paidFor: Readonly<Partial<Record<Pack, number>>> = { sticks: 1.15, gummie: 1.1 };

/** How prices go with more or fewer servings: by their share to this power, less at the low end, where large bottles are. Our assumption. */
const growth = { low: 0.25, high: 0.75 };

const nutrients: ReadonlySet<string> = new Set([
  'mineral',
  'vitamin',
  'labile vitamin',
  'fat-soluble vitamin',
]);
const categoryOf = (ingredient: string): string => usualMaterial(ingredient)?.category ?? '';

/** The row of an active: its own, or that of its category. */
const rowOf = (ingredient: string): Row | undefined =>
  rows.find(({ ingredients }) => ingredients.includes(ingredient)) ??
  rows.find(({ categories }) => categories.includes(categoryOf(ingredient)));

function rowsOf({ archetype, ingredients }: Sold): Row[] {
  const count = ingredients.filter((each) => nutrients.has(categoryOf(each))).length;
  const several = rows.filter(({ leastNutrients }) => leastNutrients !== null && count >= leastNutrients);
  const ofKind = rows.filter(({ archetypes }) => archetypes.includes(archetype));
  const own = ingredients.flatMap((each) => rowOf(each) ?? []);
  return [...new Set([...several, ...ofKind, ...own])];
}

/**
 * Between what supplements of these actives are sold for in containers of that size; null of drinks, whose price is that of
 * their kind, and where nothing is known of them.
 */
export function usualPriceOf(sold: Sold): UsualPrice | null {
  const found = sold.pack === 'ready' ? [] : rowsOf(sold);
  if (found.length === 0) return null;
  const months = sold.servings / valuesWith().servings;
  const paid = paidFor[sold.pack] ?? 1;
  const kinds = 1 + perKind * Math.min(mostKinds, found.length - 1);
  return {
    low: Math.max(...found.map(({ low }) => low)) * paid * months ** growth.low,
    high: Math.max(...found.map(({ high }) => high)) * paid * kinds * months ** growth.high,
  };
}

const usd = (value: number) => `$${value.toFixed(0)}`;
const cents = (value: number) => `$${value.toFixed(2)}`;

/** What a container is sold for here, and how that was come by. */
export interface SoldAt {
  readonly price: number;
  /** What the usual multiple of its cost would ask. */
  readonly asked: number;
  /** Whether words say the price. */
  readonly isSaid: boolean;
}

/** What such supplements are sold for, beside what this one is. */
export function usualPriceNotes(usual: UsualPrice | null, { price, asked, isSaid }: SoldAt): string[] {
  if (!usual) return [];
  const sold = `Supplements of this kind and size are sold for some ${usd(usual.low)} to ${usd(usual.high)}`;
  if (isSaid && price > usual.high) return [`${sold}: the price here is above that.`];
  if (isSaid && price < usual.low) return [`${sold}: the price here is below that.`];
  const isRaised = !isSaid && price > asked * nearly;
  return [
    isRaised
      ? `${sold}. The usual multiple of the cost would ask ${cents(asked)}; at ${cents(price)} the first run pays, within that.`
      : `${sold}.`,
  ];
}

/** So little more is rounding. */
const nearly = 1.01;

import type { PackCategory } from '../../../contract/index.ts';
import type { FoodRunValues } from '../../run/index.ts';
import { runValuesOf } from './figures.ts';
import { foodCategories } from '../tables/tables.ts';

/** A pack that a food or drink may be sold in, with the sizes such units have. */
export interface FoodPack {
  category: PackCategory;
  /** What the category holds, e.g. 'Carbonated drink, can'. */
  title: string;
  /** e.g. 'can' */
  label: string;
  kind: 'food' | 'drink';
  unit: 'g' | 'mL';
  /** Sizes in `unit`. */
  size: { low: number; typical: number; high: number };
}

/** Every pack, drinks first. */
export const foodPacks: readonly FoodPack[] = [...foodCategories.values()].map((category) => {
  const { low = 0, typical = 0, high = 0 } = category.figures.get('unit size') ?? {};
  const { key, label, kind, pack, unit } = category;
  return { category: key, title: label, label: pack.pack, kind, unit, size: { low, typical, high } };
});

/** What a run in each pack is costed with, by its category. */
export const foodRuns: Readonly<Record<string, { label: string; pack: string; values: FoodRunValues }>> =
  Object.fromEntries(
    [...foodCategories.values()].map((category) => {
      const { key, label, pack } = category;
      return [key, { label, pack: pack.pack, values: runValuesOf(category) }];
    }),
  );

import { z } from 'zod';
import { columns, readTable, type Material } from '../../registry/index.ts';
import { constants, type ConstantValues } from '../constants/constants.ts';

/** How an ingredient fills capsules and is pressed, where that is otherwise than of most: crystals are dense, leaves light. */
const PieceFill = z.strictObject({
  key: columns.key,
  ingredients: columns.list,
  /** Density in a capsule as it is usually filled, and at the most, g/mL. */
  capsuleUsual: columns.finite,
  capsuleMost: columns.finite,
  /** What a tablet of it usually weighs at the most, and the heaviest on the shelf, mg. */
  tabletUsual: columns.finite,
  tabletMost: columns.finite,
  /** What is added for each part of it so that it holds together: usually, and at the least. */
  binder: columns.finite,
  binderLeast: columns.finite,
  /** Most tablets of a serving, where they are more than of others. */
  tablets: columns.optionalFinite,
  ...columns.origin,
});

const byIngredient = new Map(
  readTable(new URL('../data/', import.meta.url), 'pieceFills', PieceFill).flatMap((row) =>
    row.ingredients.map((ingredient) => [ingredient, row] as const),
  ),
);

type Keyed = 'capsuleDensity' | 'tabletWeight' | 'tabletExcipient';

/** A figure of a material: its most where the usual figure stands at its dense end, else in proportion to the usual one. */
function figureAt(value: number, key: Keyed, { usual, most }: { usual: number; most: number }): number {
  const { base, cheap } = constants[key];
  return value === cheap ? most : (usual * value) / base;
}

/** Whether a figure is that of powders at large: what is filled in as a liquid, cast or said to weigh so much has its own. */
const isOfPowders = (value: number, key: Keyed): boolean => {
  const { cheap, base, dear } = constants[key];
  return [cheap, base, dear].includes(value);
};

type Of = Pick<Material, 'ingredient'>;

/** Density of a material in a capsule, g/mL. */
export function capsuleDensityOf({ ingredient }: Of, { capsuleDensity }: ConstantValues): number {
  const row = byIngredient.get(ingredient);
  return row && isOfPowders(capsuleDensity, 'capsuleDensity')
    ? figureAt(capsuleDensity, 'capsuleDensity', { usual: row.capsuleUsual, most: row.capsuleMost })
    : capsuleDensity;
}

/** What is added for each part of a material in a tablet. */
export function binderOf({ ingredient }: Of, { tabletExcipient }: ConstantValues): number {
  const row = byIngredient.get(ingredient);
  return row && isOfPowders(tabletExcipient, 'tabletExcipient')
    ? figureAt(tabletExcipient, 'tabletExcipient', { usual: row.binder, most: row.binderLeast })
    : tabletExcipient;
}

/** What a tablet of a material weighs at the most, mg, with what is added. */
export function tabletOf({ ingredient }: Of, { tabletWeight }: ConstantValues): number {
  const row = byIngredient.get(ingredient);
  return row && isOfPowders(tabletWeight, 'tabletWeight')
    ? figureAt(tabletWeight, 'tabletWeight', { usual: row.tabletUsual, most: row.tabletMost })
    : tabletWeight;
}

/** Most tablets of a serving that are suggested of such materials alone; null: as many as of others. */
export const mostTabletsOf = (materials: readonly Of[]): number | null => {
  const most = materials.map(({ ingredient }) => byIngredient.get(ingredient)?.tablets ?? null);
  return most.length > 0 && most.every((each) => each !== null) ? Math.min(...most) : null;
};

/** A material with its weight, mg. */
export interface Filling {
  readonly material: Of;
  readonly mg: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The density at which capsules are filled with several materials, g/mL: each takes the room of its own. */
export function densityOfMix(fillings: readonly Filling[], values: ConstantValues): number {
  const mg = sum(fillings.map((each) => each.mg));
  return mg > 0
    ? mg / sum(fillings.map((each) => each.mg / capsuleDensityOf(each.material, values)))
    : values.capsuleDensity;
}

import { z } from 'zod';
import { columns, readTable, type Material } from '../../registry/index.ts';
import { constants, type ConstantValues } from '../constants/constants.ts';

/** What a gummie holds of an ingredient, where that is otherwise than of most: it stands in for the base, or leaves the gel. */
const DenseGummie = z.strictObject({
  key: columns.key,
  ingredients: columns.list,
  /** Milligrams of material in a piece: usual, and the most that makers reach. */
  usual: columns.finite,
  most: columns.finite,
  /** Most pieces of a serving, where they are more than of other gummies. */
  pieces: columns.optionalFinite,
  ...columns.origin,
});

const rows = readTable(new URL('../data/', import.meta.url), 'denseGummies', DenseGummie);

/** Most gummies of a serving that are suggested of such materials; null: as many as of others. */
export const mostGummiesOf = (materials: readonly Pick<Material, 'ingredient'>[]): number | null =>
  rows.find(
    ({ pieces, ingredients }) =>
      pieces !== null && materials.some(({ ingredient }) => ingredients.includes(ingredient)),
  )?.pieces ?? null;

/** What a gummie holds of a material, mg: more of what is dosed in grams, which takes the place of the base. */
export function gummieLoadOf({ ingredient, unit }: Material, values: ConstantValues): number {
  const row = rows.find(({ ingredients }) => ingredients.includes(ingredient));
  const { base, cheap } = constants.gummieLoad;
  if (row && values.gummieLoad >= cheap) return row.most;
  if (row) return Math.min(row.most, (row.usual * values.gummieLoad) / base);
  return unit === 'g' ? values.gummieBulkLoad : values.gummieLoad;
}

import type { ConstantValues } from '../constants/constants.ts';

/** A material that a run needs. */
export interface NeededMaterial {
  /** What the run takes of it, yield and losses included. */
  kg: number;
  /** US dollars a kilogram, as bought. */
  perKg: number;
  /** US dollars a kilogram, usually: tells how large its least order is, so that a level cannot change it. */
  usualPerKg: number;
}

/**
 * Materials bought beyond the need of a run because of their least orders, US dollars. What is not used is not brought
 * in: freight is counted on the need only.
 */
export const excessOf = (materials: readonly NeededMaterial[], values: ConstantValues): number =>
  materials.reduce(
    (sum, { kg, perKg, usualPerKg }) => sum + Math.max(0, leastOrder(usualPerKg, values) - kg) * perKg,
    0,
  );

/** Dear materials are sold in smaller lots. */
function leastOrder(usualPerKg: number, values: ConstantValues): number {
  if (usualPerKg >= 250) return values.potentMaterialMinimum;
  return usualPerKg >= 50 ? values.dearMaterialMinimum : values.materialMinimum;
}

import { tidy } from '../worked/sheet.ts';
import type { Quantity } from '../worked/quantities.ts';
import { unitOf } from '../worked/units.ts';

/**
 * Kilograms a litre of a sugar solution weighs at 20 °C, by its Brix: specific gravity from the usual fit to the AOAC
 * table of sucrose solutions, within 0.001 up to 70 °Brix.
 */
export const densityOf = (brix: number): number => tidy(1 + brix / (258.6 - (brix / 258.2) * 227.1));

/** A volume as what it weighs, kg. @param density kg/L */
export function weighed(volume: Quantity, density: number): Quantity {
  const unit = unitOf('kg');
  const grams = volume.amount * density;
  return { ...volume, unit, amount: grams, value: tidy(grams / unit.worth) };
}

import type { ConstantValues } from '../costing/run/index.ts';
import type { FormulaData } from './data.ts';

export type { ConstantValues };

const bases = new WeakMap<FormulaData, ConstantValues>();

/** Every figure of the costing at its base; made once for the data that is handed in. */
export function baseValues(data: FormulaData): ConstantValues {
  let values = bases.get(data);
  if (!values) {
    values = Object.fromEntries(
      Object.entries(data.figures).map(([key, { base }]) => [key, base]),
    ) as ConstantValues;
    bases.set(data, values);
  }
  return values;
}

/** The figures of a draft: its own yield instead of the usual one. */
export const valuesOf = (data: FormulaData, ownYield: number | null): ConstantValues =>
  ownYield === null
    ? baseValues(data)
    : { ...baseValues(data), yieldGummie: ownYield, yieldSoftgel: ownYield, yieldOther: ownYield };

import type { Amount } from './amounts.ts';
import type { Material } from './materials.ts';
import { convertMass, milligramsIn } from './quantity.ts';

/** Most of one material a serving can hold, mg; a larger figure in a text is not a dose. */
const mostInServing = 60_000;

/** Most live cultures a serving can hold, billion CFU. */
const mostCultures = 1000;

/**
 * An amount in the label unit of a material: IU by its form, mEq by its charge, mass by mass.
 * @returns null when the unit does not fit the material or the amount cannot be a dose
 */
export function inLabelUnit(
  { value, unit }: Pick<Amount, 'value' | 'unit'>,
  material: Material,
): number | null {
  if (value <= 0) return null;
  if (material.unit === 'billion CFU') return unit === 'billion CFU' ? Math.min(value, mostCultures) : null;
  const mg = milligramsOf(value, unit, material);
  return mg === null || mg > mostInServing ? null : mg / milligramsIn[material.unit];
}

function milligramsOf(value: number, unit: Amount['unit'], { mgPerIu, mgPerMeq }: Material): number | null {
  if (unit === 'IU') return mgPerIu === null ? null : value * mgPerIu;
  if (unit === 'mEq') return mgPerMeq === null ? null : value * mgPerMeq;
  return convertMass(value, unit, 'mg');
}

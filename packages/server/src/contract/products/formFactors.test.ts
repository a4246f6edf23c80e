import { describe, expect, it } from 'vitest';
import { defaultUnits, FormFactor, formFactorUnits, isUnitOf, VolumeUnit } from '../index.ts';

/** The specification's table, as it stands there. */
const table = `
| capsule | mg, µg, IU, CFU | mg |
| tablet | mg, µg, IU, CFU, mEq | mg |
| softgel | mg, g, µg, IU, mL | mg |
| powder | g, mg, teaspoon, tablespoon, mEq, IU | g |
| liquid | mL, fl oz, drops, teaspoon, tablespoon, mg per mL, IU, mEq | mL |
| gummie | mg, µg, IU, g | mg |`;
const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, form = '', units = '', unit = '']) => ({ form, units: units.split(', '), unit }));

describe('form factors', () => {
  it('are those of the specification, in its order', () => {
    expect(Object.keys(formFactorUnits)).toEqual(rows.map((row) => row.form));
  });

  it.each(rows)('$form is measured in $units, first in $unit', ({ form, units, unit }) => {
    const known = FormFactor.parse(form);
    expect(formFactorUnits[known]).toEqual(units);
    expect(defaultUnits[known]).toBe(unit);
  });

  it('know their own units from the others’', () => {
    expect(isUnitOf('softgel', 'mL')).toBe(true);
    expect(isUnitOf('capsule', 'mL')).toBe(false);
  });

  it('take every unit of the table and no other', () => {
    expect(new Set(VolumeUnit.options)).toEqual(new Set(rows.flatMap((row) => row.units)));
    expect(VolumeUnit.safeParse('oz').success).toBe(false);
  });
});

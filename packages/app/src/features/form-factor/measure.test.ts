import { defaultUnits, formFactorUnits } from '@seedbed/server/contract';
import { formFactors, initialValue } from '@seedbed/ui/form-factor';
import { expect, it } from 'vitest';
import { formFactorOptions, initialMeasure, measureIn, measureOf, newProductHref } from './measure';

it('the contract and the picker know the same forms, units and defaults', () => {
  expect(formFactorOptions).toEqual(formFactors);
  expect(Object.keys(formFactorUnits)).toEqual(formFactors.map(({ id }) => id));
  expect(Object.values(defaultUnits)).toEqual(formFactors.map(({ defaultUnit }) => defaultUnit));
});

it('starts where the picker starts', () => {
  expect(initialMeasure).toEqual(initialValue(formFactors));
  expect(initialMeasure).toEqual({ formFactor: 'capsule', volume: 500, unit: 'mg' });
});

it.each(
  formFactorOptions.flatMap(({ id, units }) => units.map((unit) => ({ formFactor: id, volume: 250, unit }))),
)('$formFactor in $unit goes through an address unharmed', (value) => {
  const measure = measureOf(value) ?? initialMeasure;
  expect(measure).toEqual(value);
  expect(measureIn(newProductHref(measure).split('?')[1] ?? '')).toEqual(value);
});

it.each([
  '',
  'formFactor=capsule',
  'formFactor=brick&volume=5&unit=mg',
  'formFactor=capsule&volume=5&unit=mL',
  'formFactor=capsule&volume=1001&unit=mg',
  'formFactor=capsule&volume=-1&unit=mg',
  'formFactor=capsule&volume=1.5&unit=mg',
  'formFactor=capsule&volume=&unit=mg',
  'formFactor=capsule&volume=1e2&unit=mg',
])('an address with %j names no measure', (query) => expect(measureIn(query)).toBeNull());

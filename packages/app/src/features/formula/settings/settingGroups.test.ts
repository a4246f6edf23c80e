import type { StoredFormula } from '@seedbed/server/contract';
import { micronutrients } from '@seedbed/server/formula';
import { describe, expect, it } from 'vitest';
import { basis } from '../../../testing/formulaCases';
import type { Field } from '../../../fields/field';
import { storedFormula } from '../formula.fixture';
import { settingGroups } from './settingGroups';

const fieldsOf = (formula: Partial<StoredFormula>): readonly Field[] =>
  settingGroups(storedFormula(formula), { ...basis.data, nutrients: micronutrients }).flatMap(
    ({ fields }) => fields,
  );
const field = <Kind extends Field['kind']>(formula: Partial<StoredFormula>, id: string, kind: Kind) => {
  const found = fieldsOf(formula).find((each) => each.id === id);
  if (found?.kind !== kind) throw new Error(`There is no ${kind} ${id}`);
  return found as Extract<Field, { kind: Kind }>;
};

describe('the settings of a formula', () => {
  it('count a container one way', () => {
    const container = field({ container: { grams: 250 } }, 'container', 'quantity');
    expect(container.value).toEqual({ value: 250, unit: 'g' });
    expect(container.set({ value: 60, unit: 'pieces' })).toEqual({ container: { units: 60 } });
    expect(container.set(null)).toEqual({ container: null });
  });

  it('count a serving in pieces or by a household measure', () => {
    expect(field({}, 'serving.units', 'number').set(2)).toEqual({
      'serving.household': null,
      'serving.units': 2,
    });
    expect(field({}, 'serving.household', 'text').set('1 scoop')).toEqual({
      'serving.units': null,
      'serving.household': '1 scoop',
    });
  });

  it('offer a food or drink the packs of foods and drinks', () => {
    const food = field({ kind: 'food', foodPack: 'bar_cold' }, 'foodPack', 'choice');
    expect(food.value).toBe('bar_cold');
    expect(food.options).toContainEqual({ id: 'carbonated_can', label: 'Carbonated drink, can' });
    expect(food.set('sauce')).toEqual({ foodPack: 'sauce' });
    expect(fieldsOf({ kind: 'food' }).some(({ id }) => id === 'pack')).toBe(false);
    expect(fieldsOf({}).some(({ id }) => id === 'foodPack')).toBe(false);
  });

  it('keep the order in which audiences were chosen', () => {
    const formula = { audience: ['pregnancy' as const] };
    expect(field(formula, 'audience adults', 'flag').set(true)).toEqual({
      audience: ['pregnancy', 'adults'],
    });
    expect(field(formula, 'audience pregnancy', 'flag').set(false)).toEqual({ audience: null });
  });

  it('store no usual answer', () => {
    expect(field({ options: { showIu: true } }, 'options.showIu', 'flag').set(false)).toEqual({
      'options.showIu': null,
    });
    expect(field({}, 'options.energyMethod', 'choice').set('B')).toEqual({ 'options.energyMethod': 'B' });
    expect(field({}, 'options.energyMethod', 'choice').set('C')).toEqual({ 'options.energyMethod': null });
  });

  it('declare what is named of vitamins and minerals, and keep the ids of blends', () => {
    expect(field({}, 'options.alsoDeclare', 'text').set('Iron, vitamin c, Unobtainium')).toEqual({
      'options.alsoDeclare': ['iron', 'vitamin-c'],
    });
    const blends = { blends: [{ id: 'b1', name: 'Joint Blend' }] };
    expect(field(blends, 'blends', 'text').set('Joint Blend, Sleep Blend')).toEqual({
      blends: [
        { id: 'b1', name: 'Joint Blend' },
        { id: 'Sleep Blend', name: 'Sleep Blend' },
      ],
    });
  });

  it('offer what belongs to the kind', () => {
    const ids = (formula: Partial<StoredFormula>) => fieldsOf(formula).map(({ id }) => id);
    expect(ids({ kind: 'food' })).toContain('isBeverage');
    expect(ids({ kind: 'food' })).not.toContain('form');
    expect(ids({ form: 'capsule' })).toContain('capsule');
  });
});

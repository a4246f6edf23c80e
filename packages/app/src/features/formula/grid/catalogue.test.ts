import { describe, expect, it } from 'vitest';
import { basis } from '../../../testing/formulaCases';
import { catalogueOf, formOptions, ingredientOptions, materialOptions } from './catalogue';

const catalogue = catalogueOf({ ...basis, materials: new Map([[7, { name: 'Zinc citrate, Acme' }]]) });
const labels = (options: { label: string }[]) => options.map(({ label }) => label);

describe('names', () => {
  it('come with the closest first', () => {
    expect(labels(ingredientOptions(catalogue, 'zinc'))[0]).toBe('Zinc');
    expect(labels(ingredientOptions(catalogue, 'magn'))[0]).toBe('Magnesium');
  });
  it('are found by their synonyms', () =>
    expect(labels(ingredientOptions(catalogue, 'ascorbic acid'))).toContain('Vitamin C'));
  it('are few', () => expect(ingredientOptions(catalogue, 'a').length).toBeLessThanOrEqual(12));
  it('of one’s own materials stand apart', () =>
    expect(materialOptions(catalogue, 'acme')).toEqual([
      { id: 'material 7', label: 'Zinc citrate, Acme', section: 'Own materials' },
    ]));
});

describe('forms', () => {
  it('are what the ingredient is bought as', () =>
    expect(labels(formOptions(catalogue, { ingredient: null, nutrient: 'magnesium' }, ''))).toEqual(
      expect.arrayContaining(['magnesium bisglycinate', 'magnesium oxide']),
    ));
  it('are compounds too that nothing is bought as', () =>
    expect(formOptions(catalogue, { ingredient: null, nutrient: 'calcium' }, 'ascorbate')).toEqual([
      {
        id: 'compound Calcium ascorbate dihydrate',
        label: 'Calcium ascorbate dihydrate',
        section: 'Other compounds',
        description: '9.4 % potency',
      },
    ]));
  it('of a vitamin say how it counts', () =>
    expect(labels(formOptions(catalogue, { ingredient: null, nutrient: 'vitamin-e' }, 'nat'))).toContain(
      'natural',
    ));
  it('of what nobody knows are none', () =>
    expect(formOptions(catalogue, { ingredient: null, nutrient: null }, '')).toEqual([]));
});

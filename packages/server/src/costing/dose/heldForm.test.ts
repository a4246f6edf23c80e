import { expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';

const formOf = (concept: string, formFactor: 'capsule' | null = null) =>
  estimateProduct({ concept, description: '', formFactor, volume: null, volumeUnit: null }).formFactor;

it.each([
  ['Bovine collagen peptides 10 g', 'powder'],
  ['Glycine 3 g for sleep', 'powder'],
  ['Magnesium 200 mg and L-theanine 200 mg', 'capsule'],
  ['Collagen', 'capsule'],
  ['Glycine 3 g capsules', 'capsule'],
  ['Fish oil 1000 mg capsules', 'softgel'],
])('%s is a %s', (concept, form) => expect(formOf(concept)).toBe(form));

it('stays what was chosen', () => expect(formOf('Glycine 3 g', 'capsule')).toBe('capsule'));

it('puts a thousand milligrams into one effervescent tablet, with what makes it fizz', () => {
  const { unitsPerServing, ingredients } = estimateProduct({
    concept: 'Effervescent vitamin C 1000 mg',
    description: 'Fizzing tablets, orange',
    formFactor: null,
    volume: null,
    volumeUnit: null,
  });
  expect(unitsPerServing).toBe(1);
  const names = ingredients.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Citric acid', 'Sodium bicarbonate', 'Sorbitol']));
  expect(names).not.toContain('Magnesium stearate');
});

it.each(['Vitamin C effervescent tablets', 'Fizzy tablets with magnesium', 'Effervescent iron tablets'])(
  '%s are tablets, with the dose that such tablets have',
  (concept) => {
    const { kind, formFactor, unitsPerServing, ingredients } = estimateProduct({
      concept,
      description: 'Tube of 20',
      formFactor: null,
      volume: null,
      volumeUnit: null,
    });
    expect([kind, formFactor, unitsPerServing]).toEqual(['supplement', 'tablet', 1]);
    expect([1000, 150, 14]).toContain(ingredients[0]?.amountPerServing);
  },
);

it('takes a count of cultures that title and description both tell for one', () => {
  const { ingredients } = estimateProduct({
    concept: '50 Billion Women’s Probiotic',
    description: 'Capsule with 50 billion CFU',
    formFactor: null,
    volume: null,
    volumeUnit: null,
  });
  expect(ingredients[0]).toMatchObject({ amountPerServing: 50, unit: 'billion CFU' });
});

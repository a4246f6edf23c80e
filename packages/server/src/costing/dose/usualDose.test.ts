import { expect, it } from 'vitest';
import { registry, usualMaterial } from '../../registry/index.ts';
import { planFormula } from '../plan.ts';
import { proposeFormula } from '../formula.ts';
import { usualDoses } from './usualDose.ts';

const dosesOf = (concept: string): Record<string, number> => {
  const none = { description: '', formFactor: null, volume: null, volumeUnit: null };
  const { lines } = planFormula(proposeFormula({ concept, ...none }));
  return Object.fromEntries(lines.map(({ material, amount }) => [material.ingredient, amount]));
};

it('a multivitamin holds daily values, not what each vitamin is sold at by itself', () => {
  expect(dosesOf('Multivitamin tablet')).toMatchObject({ 'vitamin-b12': 2.4, 'vitamin-c': 90, zinc: 11 });
});

it('a multivitamin for children holds what children need', () => {
  expect(dosesOf('Kids multivitamin tablet')).toMatchObject({ 'vitamin-b12': 1.2, zinc: 5, niacin: 8 });
  expect(dosesOf('Kids multivitamin tablet')).toMatchObject({ 'vitamin-a': 200, iodine: 45 });
});

it('a vitamin by itself keeps its usual dose, and a stated amount stays', () => {
  expect(dosesOf('Vitamin C tablet for kids')['vitamin-c']).toBe(usualMaterial('vitamin-c')?.dose.usual);
  expect(dosesOf('Multivitamin with vitamin C 250 mg')['vitamin-c']).toBe(250);
});

it.each([
  // 400 IU, not the 1,000 of adults.
  ['Vitamin D drops for babies', { 'vitamin-d3': 10 }],
  ['Melatonin gummies for kids', { melatonin: 1 }],
  // No ingredient is named: what is usual for the purpose, as children take it.
  ['Immunity gummies for kids', { zinc: 5, 'vitamin-c': 250, 'vitamin-d3': 15 }],
  ['Immunity gummies', { zinc: 15, 'vitamin-c': 400 }],
  ['Prenatal multivitamin tablet', { folate: 400, iron: 27, iodine: 150, 'vitamin-a': 770 }],
])('%s: doses of who takes it', (concept, doses) => {
  expect(dosesOf(concept)).toMatchObject(doses);
});

it.each([
  ['Men’s hair vitamin', true],
  ['Capsules for a receding hairline', true],
  ['Hair loss capsules', false],
  ['Hair growth tablets for women', false],
])('%s: saw palmetto is for men alone', (concept, isForMen) => {
  const doses = dosesOf(concept);
  expect(doses).toMatchObject({ zinc: 15, biotin: 2500 });
  expect('saw-palmetto' in doses).toBe(isForMen);
});

it.each([
  ['Iron capsules\nwith 20 mg iron and B12', { 'vitamin-b12': 25, iron: 20 }],
  ['Zinc tablets\n15 mg zinc, biotin', { biotin: 150 }],
  ['Vitamin B12 tablets\nwith 20 mg iron', { 'vitamin-b12': 500 }],
  ['Energy tablets\nB12 and ginseng', { 'vitamin-b12': 500 }],
])('%s: what goes along is dosed so', (text, doses) => {
  const [concept = '', description = ''] = text.split('\n');
  const { lines } = proposeFormula({
    concept,
    description,
    formFactor: null,
    volume: null,
    volumeUnit: null,
  });
  const made = Object.fromEntries(lines.map(({ material, amount }) => [material.ingredient, amount]));
  expect(made).toMatchObject(doses);
});

it('every usual dose is in the unit of its ingredient’s material', () => {
  const wrong = [...usualDoses.values()].filter(
    ({ ingredient, unit }) =>
      usualMaterial(ingredient)?.unit !== unit || !registry.ingredients.has(ingredient),
  );
  expect(wrong.map(({ key }) => key)).toEqual([]);
});

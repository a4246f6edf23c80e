import { expect, it } from 'vitest';
import { estimateProduct } from './estimate.ts';
import { proposeFormula } from './formula.ts';

it.each([
  [
    'Liquid Iron Sachets',
    'Single-dose stick of 10 ml liquid with 14 mg iron, 28 sticks a carton',
    'liquid',
    10,
  ],
  ['Liposomal vitamin C', 'Liquid in sachets of 5 ml, vitamin C 500 mg, 30 sachets', 'liquid', 5],
  ['Ginger shots', 'A liquid, one sachet a day, ginger extract 200 mg, 20 sachets', 'liquid', null],
  ['Magnesium sticks', 'Powder stick to stir into liquid, magnesium 300 mg', 'powder', null],
  ['Magnesium sticks', 'Stir into any cold liquid, magnesium 300 mg', 'powder', null],
  ['Magnesium sachets', 'Magnesium 300 mg, 30 sachets', 'powder', null],
  ['Collagen shot powder', '10 g collagen, lemon', 'powder', null],
  ['Powder shots', 'Vitamin C 500 mg and zinc 10 mg', 'powder', null],
])('single doses hold what the words say: %s, %s', (concept, description, form, ml) => {
  const { formFactor, pack, serving } = proposeFormula({
    concept,
    description,
    formFactor: null,
    volume: null,
    volumeUnit: null,
  });
  expect([formFactor, pack, serving?.ml]).toEqual([form, 'sticks', ml]);
});

it.each([
  ['Liquid iron', 'A bottle of 250 ml, 14 mg iron in 10 ml', 'bottle'],
  ['Vitamin D drops', '25 µg, liquid, 30 ml', 'dropper'],
])('a liquid without single doses is in none: %s', (concept, description, pack) => {
  const input = { concept, description, formFactor: null, volume: null, volumeUnit: null };
  expect(proposeFormula(input).pack).toBe(pack);
});

it('what is a liquid in sticks is made in water, and weighs what the words say', () => {
  const { ingredients, warnings } = estimateProduct({
    concept: 'Liquid Iron Sachets',
    description: 'Single-dose stick of 10 ml liquid with 14 mg iron, orange, 28 sticks a carton',
    formFactor: null,
    volume: null,
    volumeUnit: null,
  });
  const names = ingredients.map(({ name }) => name);
  expect(names).toContain('Water');
  expect(names).not.toContain('Maltodextrin');
  expect(warnings.join(' ')).not.toContain('10 mL');
});

import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { categoriesOfFoods, referenceFoods } from '../../understand/foods/referenceFoods.ts';
import { asker } from '../../testing/ask.ts';

const evidence = loadEvidence();
const ask = asker(evidence);
const categories = new Set(evidence.references.referenceAmounts.map(({ key }) => key));

describe('foods by their names', () => {
  it.each(referenceFoods)('stand under a category of the table: $key', ({ key, names }) => {
    expect(categories).toContain(key);
    for (const name of names) expect([name, ...categoriesOfFoods(name)]).toEqual([name, key]);
  });

  it.each([
    ['a peanut butter cookie', ['bakery-products/cookies']],
    ['oat milk ice cream', [expect.stringMatching(/^desserts\/ice-cream/)]],
    ['moon rocks', []],
  ])('%s is what its last name says', (phrase, expected) =>
    expect(categoriesOfFoods(phrase)).toEqual(expected),
  );
});

// 21 CFR 101.12(b), table 2.
it.each([
  ['guacamole', '2 tbsp'],
  ['ketchup', '1 tbsp'],
  ['granola', '60 g'],
  ['potato chips', '30 g'],
  ['an energy drink', '360 mL'],
  ['gummy bears', '30 g'],
  ['olive oil', '1 tbsp'],
  ['lasagna', '140 g'],
])('the serving size of %s follows from %s', async (food, amount) =>
  expect((await ask(`What is the serving size of ${food} in the US?`)).split('[1]')[0]).toContain(amount),
);

it('a gummy of a supplement has none: its serving is what its label recommends', async () =>
  expect(await ask('What is the serving size of a collagen gummy in the US?')).toMatch(
    /^US: supplement serving size/,
  ));

it.each([
  [
    'Is a 20 oz bottle of soda one serving in the US?',
    'Yes: 20 fl oz is 164.3 % of the reference amount of 360 mL',
  ],
  ['Does a 57 g jar of peanut butter need a dual column?', 'of 2 tbsp, about 32 g, below 200 %'],
])('%s', async (question, told) => expect(await ask(question)).toContain(told));

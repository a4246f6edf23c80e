import { describe, expect, it } from 'vitest';
import { recipeIn } from './recipe.ts';

const linesOf = (text: string) =>
  recipeIn(text)?.lines.map(({ name, amount }) => [name, Number(amount.toPrecision(4))]);

describe('a recipe that a text states', () => {
  it.each([
    [
      'Trail mix of 40 % almonds, 35 % raisins and 25 % dried cranberries: cost per kg?',
      [
        ['almonds', 0.4],
        ['raisins', 0.35],
        ['dried cranberries', 0.25],
      ],
    ],
    [
      'half MCT oil, 20 % pea protein, the rest cocoa: cost per kg?',
      [
        ['MCT oil', 0.5],
        ['pea protein', 0.2],
        ['cocoa', 0.3],
      ],
    ],
    [
      '540 kg batch with 10 % oats, maltodextrin q.s. to 100 %',
      [
        ['oats', 0.1],
        ['maltodextrin', 0.9],
      ],
    ],
    [
      'almonds (40 %), raisins (60 %): protein per 100 g?',
      [
        ['almonds', 0.4],
        ['raisins', 0.6],
      ],
    ],
    [
      'How much iron do 55 g of oats and 15 g of raisins give together?',
      [
        ['oats', 55],
        ['raisins', 15],
      ],
    ],
  ])('%s', (text, lines) => expect(linesOf(text)).toEqual(lines));

  it('has what is stated besides by itself', () => {
    const recipe = recipeIn('30 g serving of 40 % almonds and 60 % raisins');
    expect(recipe?.others.map(({ value, unit }) => [value, unit.key])).toEqual([[30, 'g']]);
  });

  it.each([
    ['shares that leave something open', '10 % moisture and 5 % loss: how much do I weigh in for 20 kg?'],
    ['one thing alone', '30 g almonds in a 60 g bar: what share?'],
    ['figures without a name', '24.99 EUR for 60 capsules of 500 mg'],
    ['a range', '10–20 % almonds and 80 % raisins'],
  ])('is none of %s', (_, text) => expect(recipeIn(text)).toBeNull());
});

import { describe, expect, it } from 'vitest';
import { check, is } from '../../testing/check.ts';

describe('rule 11, Art. 9(1): foods are compared with those of their category', () => {
  it.each([
    ['EU', 'More iron than steak.', 'nutrientContent review'],
    ['UK', 'More protein than an egg.', 'nutrientContent review'],
    ['UK', '30 % more protein than our classic bar.', 'nutrientContent conditions'],
    ['EU', '30 % more protein than other oat bars.', 'nutrientContent conditions'],
    // In the US the reference of 'more' may be another food of the product category (21 CFR 101.13(j)(1)(i)(A)).
    ['US', 'More iron than steak.', 'nutrientContent conditions'],
  ] as const)('%s: %s', (market, text, expected) => expect(is(text, { market })).toBe(expected));

  it('a number is no food', () => {
    const { sentences } = check('Iron from more than 12 farms.', { market: 'EU' });
    expect(sentences.flatMap(({ findings }) => findings.map(({ rule }) => rule))).not.toContain(
      'eu/unlike-food',
    );
  });
});

describe('rule 11, 21 CFR 101.54(g): an antioxidant is a named nutrient of which there is enough', () => {
  const withC = (amount: number) => ({ nutrients: [{ key: 'vitamin-c', amount, unit: 'mg' as const }] });
  it.each([
    [9, 'nutrientContent allowed'],
    [8.9, 'nutrientContent blocked'],
  ])('%d mg of vitamin C', (amount, expected) =>
    expect(is('Antioxidant vitamin C.', {}, withC(amount))).toBe(expected),
  );
});

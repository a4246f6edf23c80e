import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../estimate.ts';

const estimate = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });

/** Each of several things at each place of the others. */
const inEachPlace = (one: string, others: readonly string[]): string[] =>
  [...others, ''].map((_, at) => [...others.slice(0, at), one, ...others.slice(at)].join(', '));

/** A product, what its words say beside the amount, and how many of each basis a serving has. */
const products = [
  ['Energy drink', ['330 ml slim can', 'peach', 'under 3 g sugar per 100 ml', 'at most 20 kcal per 100 ml'], 'caffeine', 'Caffeine', { '': 1, 'per can': 1, 'a can': 1, 'per serving': 1, 'per 100 ml': 3.3, 'per litre': 0.33 }],
  ['Sparkling water', ['500 ml bottle', 'lime', 'no sweetener', '0 g sugar per 100 ml'], 'L-theanine', 'L-theanine', { '': 1, 'per bottle': 1, 'per 250 ml': 2, 'per 100 ml': 5 }],
  ['Dark chocolate squares', ['squares of 10 g', 'pouch of 12 squares', 'max 40 g sugar per 100 g', 'vegan'], 'L-theanine', 'L-theanine', { '': 1, each: 1, 'per square': 1, 'per serving': 1, 'per pouch': 1 / 12, 'per 20 g': 1 / 2 }],
  ['Granola', ['400 g pouch', '40 g servings', 'at least 8 g fibre per 100 g', 'under 10 g sugar per 100 g'], 'magnesium', 'Magnesium', { '': 1, 'per serving': 1, 'per 100 g': 0.4, 'per pouch': 0.1 }],
] as const; // prettier-ignore

describe('a stated amount is that of its own basis, whatever stands beside it', () => {
  const cases = products.flatMap(([concept, beside, called, name, bases]) =>
    Object.entries(bases).flatMap(([basis, times]) =>
      [60, 120].flatMap((mg) =>
        inEachPlace(`${mg} mg ${called} ${basis}`.trim(), beside).map(
          (description) => [concept, description, name, mg * times] as const,
        ),
      ),
    ),
  );

  it.each(cases)('%s, %s', (concept, description, name, mg) => {
    const { ingredients, warnings } = estimate(concept, description);
    const held = ingredients.find((line) => line.name === name)?.amountPerServing ?? 0;
    const isTold = warnings.some((each) => each.includes(name));
    expect([held, Math.abs(held - mg) <= mg * 0.02 || isTold]).toEqual([held, true]);
  });
});

describe('caffeine over what is safe', () => {
  it.each([
    ['Energy drink', '500 ml can, 320 mg caffeine'],
    ['Energy drink', '500 ml can, 80 mg caffeine per 100 ml'],
    ['Cold brew coffee', '330 ml can, 260 mg caffeine'],
    ['Caffeine capsules', '300 mg caffeine in one capsule, 60 capsules'],
    ['Energy gel', '60 ml sachet, 250 mg caffeine each'],
  ])('is told of %s, %s', (concept, description) => {
    expect(estimate(concept, description).warnings).toContainEqual(
      expect.stringMatching(/^Caffeine: \d+ mg a serving is over .*safe single dose of 200 mg \(EFSA\)/),
    );
  });

  it('is not told of what is within it', () => {
    const { warnings } = estimate('Energy drink', '330 ml can, 80 mg caffeine, under 3 g sugar per 100 ml');
    expect(warnings.filter((each) => each.startsWith('Caffeine'))).toEqual([]);
  });
});

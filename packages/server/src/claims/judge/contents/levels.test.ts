import { describe, expect, it } from 'vitest';
import { is } from '../../testing/check.ts';

const food = { kind: 'food' } as const;

describe('rules 11 and 14: levels in other words', () => {
  it.each([
    ['Zero trans fat.', 'conditions', 'blocked'],
    ['Free from trans fats.', 'conditions', 'blocked'],
    ['Half the calories of regular ice cream.', 'conditions', 'conditions'],
    ['A third less sugar than other granolas.', 'conditions', 'conditions'],
    ['Fewer carbs than a slice of toast.', 'blocked', 'blocked'],
    ['0% fat.', 'conditions', 'conditions'],
    ['Less than 100 calories a bag.', 'conditions', 'conditions'],
    ['Under 5 g of carbs.', 'conditions', 'blocked'],
    ['Naturally occurring sugars only.', 'conditions', 'conditions'],
    ['With 13 vitamins and minerals.', 'review', 'review'],
    ['Loaded with polyphenols.', 'blocked', 'blocked'],
    ['Packed with omega-6.', 'blocked', 'blocked'],
    ['Rich in plant goodness.', 'blocked', 'blocked'],
    ['High in monounsaturated fat.', 'blocked', 'conditions'],
    ['Energy-reduced spread.', 'conditions', 'conditions'],
  ])('%s', (text, us, eu) => {
    expect(is(text, {}, food)).toBe(`nutrientContent ${us}`);
    expect(is(text, { market: 'EU' }, food)).toBe(`nutrientContent ${eu}`);
    expect(is(text, { market: 'UK' }, food)).toBe(`nutrientContent ${eu}`);
  });

  it.each([
    ['allowed', 30],
    ['blocked', 300],
  ])('less than so much means low in the EU: %s at %i kcal per 100 g', (verdict, amount) =>
    expect(
      is(
        'Less than 100 calories.',
        { market: 'EU' },
        {
          ...food,
          serving: { grams: 100 },
          nutrients: [{ key: 'energy', amount, unit: 'kcal' }],
        },
      ),
    ).toBe(`nutrientContent ${verdict}`),
  );

  it('reduced sugar is for no supplement of vitamins', () => {
    const nutrients = [{ key: 'vitamin-c', amount: 80, unit: 'mg' }];
    expect(is('30% less sugar than before.', {}, { nutrients })).toBe('nutrientContent blocked');
    expect(is('30% less sugar than before.')).toBe('nutrientContent conditions');
  });

  it.each([
    ['Now with 20 % less sugar than our classic squash.', 'blocked', 'blocked'],
    ['Now with a fifth less sugar than our classic squash.', 'blocked', 'blocked'],
    ['A quarter fewer calories than our classic squash.', 'conditions', 'blocked'],
    ['One-third less salt than our classic crisps.', 'conditions', 'conditions'],
  ])('what copy says itself is less than is needed: %s', (text, us, eu) => {
    expect(is(text, {}, food)).toBe(`nutrientContent ${us}`);
    expect(is(text, { market: 'EU' }, food)).toBe(`nutrientContent ${eu}`);
  });

  it.each(['Energy-reduced.', 'Reduced energy.', 'Energy reduced by 30 %.'])(
    'reduced energy is a content, and no function of a body: %s',
    (text) => {
      expect(is(text, { market: 'EU' }, food)).toBe('nutrientContent conditions');
      expect(is(`${text} Gives you energy.`, { market: 'EU' }, food)).toBe('function blocked');
    },
  );

  it.each([
    'Less than 100 metres from the station.',
    'Only 3 left in stock.',
    '0% interest for 12 months.',
    'Every mineral water on our list comes in glass.',
    'Double the fun on Saturdays.',
    'Twice the ginger of our first recipe.',
  ])('no level: %s', (text) => expect(is(text, {}, food)).toBe('none allowed'));
});

describe('rules 11 and 14: strength is a level of the nutrient that is named', () => {
  it.each([
    ['High strength vitamin C.', 80, 'blocked', 'allowed'],
    ['Extra-strength vitamin C.', 90, 'allowed', 'allowed'],
    ['High strength vitamin C.', 16, 'blocked', 'blocked'],
  ])('%s of %d mg', (text, amount, us, eu) => {
    const held = { nutrients: [{ key: 'vitamin-c', amount, unit: 'mg' }] };
    expect(is(text, {}, held)).toBe(`nutrientContent ${us}`);
    expect(is(text, { market: 'UK' }, held)).toBe(`nutrientContent ${eu}`);
  });

  it('is that of a body where it is said of one', () =>
    expect(is('Supports muscle strength.', { market: 'EU' })).toBe('function blocked'));

  it('of saturated fat is too high by what is known of it', () => {
    const held = { ...food, serving: { grams: 100 }, nutrients: [{ key: 'saturated-fat', amount: 5, unit: 'g' }] }; // prettier-ignore
    expect(is('Low in saturated fat.', { market: 'EU' }, held)).toBe('nutrientContent blocked');
  });

  it('a bag is no level, bags are', () => {
    expect(is('Burgers, buns and a bag of charcoal.', { market: 'EU' }, food)).toBe('none allowed');
    expect(is('Bags of fibre.', { market: 'EU' }, food)).toBe('nutrientContent conditions');
  });
});

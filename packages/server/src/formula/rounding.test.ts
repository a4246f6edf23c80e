import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain, toDigits, toNearest } from './rounding.ts';
import { computed, computedWeight, foodMicronutrient, foodPercent, usRounding } from './panel/usAmounts.ts';

describe('R1 to R5: how US labels round', () => {
  it.each([
    ['calories', 4.9, '0'],
    ['calories', 42, '40'],
    ['calories', 47.5, '50'],
    ['calories', 127.56, '130'],
    ['calories', 105, '110'],
    ['fat', 0.49, '0'],
    ['fat', 4.38, '4.5'],
    ['fat', 1.96, '2'],
    ['fat', 78.73, '79'],
    ['cholesterol', 1.9, '0'],
    ['cholesterol', 3, '<5'],
    ['cholesterol', 13, '15'],
    ['sodium', 4.9, '0'],
    ['sodium', 11, '10'],
    ['sodium', 140, '140'],
    ['sodium', 154, '150'],
    ['carbohydrate', 0.4, '0'],
    ['carbohydrate', 0.7, '<1'],
    ['carbohydrate', 1, '1'],
    ['carbohydrate', 1.5, '2'],
    ['carbohydrate', 21.25, '21'],
  ] as const)('%s %d is declared as %s', (kind, value, expected) => {
    expect(usRounding[kind](value)).toBe(expected);
  });
});

describe('R7: vitamins and minerals of foods', () => {
  it.each([
    [6.16, 18, '6.2'],
    [33.6, 1300, '30'],
    [0.072, 2.4, '0.1'],
    [0.02, 0.9, '0.02'],
    [44.6, 120, '45'],
  ])('%d of a daily value of %d is %s', (value, dailyValue, expected) => {
    expect(foodMicronutrient(value, dailyValue)).toBe(expected);
  });
});

it.each([
  [2.58, 2],
  [7, 8],
  [9, 10],
  [12.5, 15],
  [34.2, 35],
  [55, 60],
])('N4: %d %% of the daily value of a food is %d %%, ties up', (percent, expected) => {
  expect(foodPercent(percent)).toBe(expected);
});

describe('T3: computed amounts', () => {
  it.each([
    [133.4, '133'],
    [99.96, '100'],
    [30.24, '30.2'],
    [0.05, '0.05'],
  ])('%d is %s', (value, expected) => {
    expect(computed(value)).toBe(expected);
  });
  it.each([
    [1250, '1.25 g'],
    [0.45, '450 mcg'],
    [400, '400 mg'],
  ])('%d mg is %s', (value, expected) => {
    expect(computedWeight(value)).toBe(expected);
  });
});

it('T1: thousands are parted by a comma, end zeros dropped', () => {
  expect([1000, 12_345.5, 0.000001, 2].map(plain)).toEqual(['1,000', '12,345.5', '0.000001', '2']);
});

it('rounds halves up and never moves further than half a step', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      fc.constantFrom(0.1, 0.5, 1, 5, 10),
      (value, step) => {
        expect(Math.abs(toNearest(value, step) - value)).toBeLessThanOrEqual(step / 2 + 1e-6);
      },
    ),
  );
});

it('keeps as many digits as asked for', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
      fc.integer({ min: 1, max: 6 }),
      (value, digits) => {
        const rounded = toDigits(value, digits);
        expect(Math.abs(rounded - value) / value).toBeLessThanOrEqual(0.5 * 10 ** (1 - digits) + 1e-9);
      },
    ),
  );
});

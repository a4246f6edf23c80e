import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameQuantity, rangeFault, stepNumber } from './entry';

it.each([
  [5, { min: 1, max: 10 }, null],
  [0.5, { min: 1 }, 'tooSmall'],
  [10.1, { max: 10 }, 'tooLarge'],
  [-1e9, {}, null],
] as const)('%d in %j: %s', (value, limits, fault) => {
  expect(rangeFault(value, { step: 1, ...limits })).toBe(fault);
});

describe('stepNumber', () => {
  it.each([
    [0.1, 2, { step: 0.1 }, 0.3],
    [1.25, 1, { step: 0.5 }, 1.75],
    [5, -10, { step: 1, min: 0 }, 0],
    [995, 10, { step: 1, max: 1000 }, 1000],
    [0.05, -1, { step: 1, min: 0.025 }, 0.025],
  ])('%d moved by %d of %j is %d', (value, steps, range, expected) => {
    expect(stepNumber(value, steps, range)).toBe(expected);
  });

  it('comes back to where it began', () => {
    const places = fc.integer({ min: -1e6, max: 1e6 }).map((whole) => whole / 1000);
    fc.assert(
      fc.property(places, fc.constantFrom(0.001, 0.05, 0.1, 1, 25), (value, step) => {
        expect(stepNumber(stepNumber(value, 3, { step }), -3, { step })).toBe(value || 0);
      }),
    );
  });
});

it('tells one quantity from another', () => {
  expect(isSameQuantity({ value: 1, unit: 'mg' }, { value: 1, unit: 'mg' })).toBe(true);
  expect(isSameQuantity({ value: 1, unit: 'mg' }, { value: 1, unit: 'g' })).toBe(false);
  expect(isSameQuantity(null, null)).toBe(true);
  expect(isSameQuantity(null, { value: 0, unit: 'mg' })).toBe(false);
});

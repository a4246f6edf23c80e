import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundaryRange, moveBoundary, stepBoundary, toggleBeside } from './boundary';
import { clampSizes, normalizeSizes } from './layout';

const quarter = [
  { min: 25, max: 100 },
  { min: 25, max: 100 },
];
const folding = [
  { min: 20, max: 100, isCollapsible: true },
  { min: 25, max: 100 },
];
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

describe('moveBoundary', () => {
  it.each([
    [[50, 50], 10, [60, 40]],
    [[50, 50], -10, [40, 60]],
    [[50, 50], 100, [75, 25]],
    [[50, 50], -100, [25, 75]],
    [[25, 75], -10, [25, 75]],
  ])('%j by %i gives %j', (sizes, delta, expected) => {
    expect(moveBoundary(sizes, { boundary: 0, delta }, quarter)).toEqual(expected);
  });

  it('pushes the next pane once the nearest is at its minimum', () => {
    const limits = [10, 10, 10].map((min) => ({ min, max: 100 }));
    expect(moveBoundary([40, 20, 40], { boundary: 0, delta: 30 }, limits)).toEqual([70, 10, 20]);
  });

  it('stops at the maximum of the growing side', () => {
    const limits = [
      { min: 0, max: 60 },
      { min: 0, max: 100 },
    ];
    expect(moveBoundary([50, 50], { boundary: 0, delta: 40 }, limits)).toEqual([60, 40]);
  });

  it('keeps the sum and the limits whatever is asked', () => {
    const layouts = fc.integer({ min: 2, max: 6 }).chain((count) =>
      fc.record({
        weights: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: count, maxLength: count }),
        minima: fc.array(fc.integer({ min: 0, max: 15 }), { minLength: count, maxLength: count }),
        folds: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
        deltas: fc.array(fc.double({ min: -150, max: 150, noNaN: true }), { minLength: 1, maxLength: 5 }),
        boundary: fc.integer({ min: 0, max: count - 2 }),
      }),
    );
    fc.assert(
      fc.property(layouts, ({ weights, minima, folds, boundary, deltas }) => {
        const limits = minima.map((min, index) => ({ min, max: 100, isCollapsible: folds[index] }));
        let sizes = clampSizes(normalizeSizes(weights, weights.length), limits);
        for (const delta of deltas) {
          sizes = moveBoundary(sizes, { boundary, delta }, limits);
          expect(sum(sizes)).toBeCloseTo(100, 6);
          sizes.forEach((size, index) => {
            if (folds[index] && size === 0) return;
            expect(size).toBeGreaterThanOrEqual((minima[index] ?? 0) - 1e-6);
          });
        }
      }),
    );
  });
});

describe('a collapsible pane', () => {
  it.each([
    ['stops at its minimum', [30, 70], -19, [20, 80]],
    ['folds below half of it', [30, 70], -21, [0, 100]],
    ['stays folded for a little', [0, 100], 9, [0, 100]],
    ['comes back at its minimum', [0, 100], 11, [20, 80]],
    ['follows from there', [0, 100], 45, [45, 55]],
  ])('%s: %j by %i gives %j', (_name, sizes, delta, expected) => {
    expect(moveBoundary(sizes, { boundary: 0, delta }, folding)).toEqual(expected);
  });

  it('does not fold where nobody may take its room', () => {
    const limits = [
      { min: 20, max: 100, isCollapsible: true },
      { min: 0, max: 75 },
    ];
    expect(moveBoundary([40, 60], { boundary: 0, delta: -40 }, limits)).toEqual([25, 75]);
  });

  it('does not come back where nobody can make place', () => {
    const limits = [
      { min: 20, max: 100, isCollapsible: true },
      { min: 90, max: 100 },
    ];
    expect(moveBoundary([0, 100], { boundary: 0, delta: 30 }, limits)).toEqual([0, 100]);
  });

  it.each([
    ['stops at its minimum first', [25, 75], -10, [20, 80]],
    ['folds from there', [20, 80], -10, [0, 100]],
    ['comes back by one step', [0, 100], 10, [20, 80]],
    ['moves as ever', [50, 50], -10, [40, 60]],
  ])('by key it %s: %j by %i gives %j', (_name, sizes, delta, expected) => {
    expect(stepBoundary(sizes, { boundary: 0, delta }, folding)).toEqual(expected);
  });

  it.each([
    ['folds', [40, 60], [40, 60], [0, 100]],
    ['expands to what it was', [0, 100], [40, 100], [40, 60]],
    ['expands to its minimum at least', [0, 100], [5, 100], [20, 80]],
    ['expands to an even share where nothing is known', [0, 100], [0, 100], [50, 50]],
  ])('%s: %j, remembered %j, gives %j', (_name, sizes, expandTo, expected) => {
    expect(toggleBeside(sizes, { boundary: 0, expandTo }, folding)).toEqual(expected);
  });

  it('after its divider folds the other way', () => {
    const limits = [
      { min: 25, max: 100 },
      { min: 20, max: 100, isCollapsible: true },
    ];
    expect(toggleBeside([60, 40], { boundary: 0, expandTo: [60, 40] }, limits)).toEqual([100, 0]);
    expect(toggleBeside([100, 0], { boundary: 0, expandTo: [60, 40] }, limits)).toEqual([60, 40]);
  });

  it('is asked for: others do not fold', () => {
    expect(toggleBeside([50, 50], { boundary: 0, expandTo: [50, 50] }, quarter)).toBeNull();
  });
});

it('boundaryRange tells what a separator announces', () => {
  expect(boundaryRange([60, 40], 0, quarter)).toEqual({ now: 60, min: 25, max: 75 });
});

it('boundaryRange counts in that a pane may be folded away', () => {
  expect(boundaryRange([60, 40], 0, folding)).toEqual({ now: 60, min: 0, max: 75 });
});

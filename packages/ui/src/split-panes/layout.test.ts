import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundaryRange,
  clampSizes,
  gridTracks,
  hasPixelLimits,
  moveBoundary,
  normalizeSizes,
  percentLimits,
} from './layout';

const quarter = [
  { min: 25, max: 100 },
  { min: 25, max: 100 },
];
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

describe('normalizeSizes', () => {
  it.each([
    [
      [50, 50],
      [50, 50],
    ],
    [
      [1, 3],
      [25, 75],
    ],
    [
      [0, 0],
      [50, 50],
    ],
    [
      [30, 30, 60],
      [25, 25, 50],
    ],
  ])('%j becomes %j', (sizes, expected) => {
    expect(normalizeSizes(sizes, sizes.length)).toEqual(expected);
  });

  it('refuses a mismatched count and says which', () => {
    expect(() => normalizeSizes([50, 50], 3)).toThrow('2 sizes for 3 panes');
  });

  it.each([[[-1, 101]], [[Number.NaN, 1]], [[Infinity, 1]]])('refuses %j', (sizes) => {
    expect(() => normalizeSizes(sizes, 2)).toThrow('finite numbers');
  });
});

describe('percentLimits', () => {
  it('reads pixels against the group', () => {
    expect(percentLimits([{ min: '200px', max: '500px' }, {}], 1000)).toEqual([
      { min: 20, max: 50 },
      { min: 0, max: 100 },
    ]);
  });

  it('squeezes minima that do not fit', () => {
    expect(percentLimits([{ min: '300px' }, { min: '100px' }], 200).map(({ min }) => min)).toEqual([75, 25]);
  });

  it('ignores pixels while nothing is measured', () => {
    expect(percentLimits([{ min: '300px', max: '400px' }], 0)).toEqual([{ min: 0, max: 100 }]);
  });

  it('tells whether a group must be measured', () => {
    expect(hasPixelLimits([{ min: 25 }, { max: '1px' }])).toBe(true);
    expect(hasPixelLimits([{ min: 25 }, {}])).toBe(false);
  });
});

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
        boundary: fc.integer({ min: 0, max: count - 2 }),
        delta: fc.double({ min: -150, max: 150, noNaN: true }),
      }),
    );
    fc.assert(
      fc.property(layouts, ({ weights, minima, boundary, delta }) => {
        const limits = minima.map((min) => ({ min, max: 100 }));
        const start = clampSizes(normalizeSizes(weights, weights.length), limits);
        const moved = moveBoundary(start, { boundary, delta }, limits);
        expect(sum(moved)).toBeCloseTo(100, 6);
        moved.forEach((size, index) => expect(size).toBeGreaterThanOrEqual((minima[index] ?? 0) - 1e-6));
      }),
    );
  });
});

describe('clampSizes', () => {
  it.each([
    [
      [10, 90],
      [25, 75],
    ],
    [
      [90, 10],
      [75, 25],
    ],
    [
      [50, 50],
      [50, 50],
    ],
  ])('%j becomes %j', (sizes, expected) => {
    expect(clampSizes(sizes, quarter)).toEqual(expected);
  });
});

it('boundaryRange tells what a separator announces', () => {
  expect(boundaryRange([60, 40], 0, quarter)).toEqual({ now: 60, min: 25, max: 75 });
});

it('gridTracks puts a handle between panes and keeps pixel minima in CSS', () => {
  expect(gridTracks([25, 75], [{ min: '200px' }, { min: 25 }])).toBe(
    'minmax(200px, 25.0000fr) auto minmax(0px, 75.0000fr)',
  );
});

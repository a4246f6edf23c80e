import { describe, expect, it } from 'vitest';
import { clampSizes, gridTracks, hasPixelLimits, normalizeSizes, percentLimits } from './layout';

const quarter = [
  { min: 25, max: 100 },
  { min: 25, max: 100 },
];
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

  it.each([
    [
      [0, 100],
      [0, 100],
    ],
    [
      [12, 88],
      [0, 100],
    ],
    [
      [13, 87],
      [25, 75],
    ],
  ])('folds a collapsible pane under half its minimum: %j becomes %j', (sizes, expected) => {
    const limits = [
      { min: 25, max: 100, isCollapsible: true },
      { min: 25, max: 100 },
    ];
    expect(clampSizes(sizes, limits)).toEqual(expected);
  });
});

it('gridTracks puts a handle between panes and keeps pixel minima in CSS', () => {
  expect(gridTracks([25, 75], [{ min: '200px' }, { min: 25 }])).toBe(
    'minmax(200px, 25.0000fr) auto minmax(0px, 75.0000fr)',
  );
});

it('gridTracks lets a folded pane go under its pixel minimum', () => {
  expect(gridTracks([0, 100], [{ min: '200px', isCollapsible: true }, {}])).toBe(
    'minmax(0px, 0.0000fr) auto minmax(0px, 100.0000fr)',
  );
});

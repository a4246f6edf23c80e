import { expect, it } from 'vitest';
import { fit, hasRow, isMany, only, rangeOf } from './range';

it('is the same rectangle, whichever corner it began at', () => {
  const range = { top: 1, bottom: 3, start: 0, end: 2 };
  expect(rangeOf({ anchor: { row: 3, column: 0 }, focus: { row: 1, column: 2 } })).toEqual(range);
  expect(rangeOf({ anchor: { row: 1, column: 2 }, focus: { row: 3, column: 0 } })).toEqual(range);
  expect([0, 1, 3, 4].map((row) => hasRow(range, row))).toEqual([false, true, true, false]);
  expect(isMany(range)).toBe(true);
  expect(isMany(rangeOf(only({ row: 1, column: 1 })))).toBe(false);
});

it('moves to the nearest cells of a grid that became smaller', () => {
  const selection = { anchor: { row: 2, column: 1 }, focus: { row: 8, column: 5 } };
  expect(fit(selection, { rows: 4, columns: 3 })).toEqual({
    anchor: { row: 2, column: 1 },
    focus: { row: 3, column: 2 },
  });
});

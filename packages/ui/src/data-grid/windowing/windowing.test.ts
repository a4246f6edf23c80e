import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageOf, windowOf } from './windowing';

it('draws few of many rows', () => {
  const { first, end } = windowOf({ offset: 5000 * 32, height: 640, rowHeight: 32, rows: 10_000 });
  expect(first).toBeLessThanOrEqual(5000);
  expect(end).toBeGreaterThanOrEqual(5021);
  expect(end - first).toBeLessThanOrEqual(40);
});

it('draws every row that can be seen, and none that is not there', () => {
  const views = fc.record({
    offset: fc.integer({ min: -50, max: 400_000 }),
    height: fc.nat(2000),
    rowHeight: fc.constantFrom(32, 44),
    rows: fc.nat(10_000),
  });
  fc.assert(
    fc.property(views, (view) => {
      const { first, end } = windowOf(view);
      const top = Math.floor(Math.max(0, view.offset) / view.rowHeight);
      const bottom = Math.ceil((Math.max(0, view.offset) + view.height) / view.rowHeight);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(view.rows);
      fc.pre(top < view.rows);
      expect(first).toBeLessThanOrEqual(top);
      expect(end).toBeGreaterThanOrEqual(Math.min(bottom, view.rows));
    }),
  );
});

it('goes a page, but for one row', () => {
  expect(pageOf({ height: 320, rowHeight: 32 })).toBe(9);
  expect(pageOf({ height: 10, rowHeight: 32 })).toBe(1);
});

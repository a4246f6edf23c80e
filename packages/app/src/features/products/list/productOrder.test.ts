import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productOf } from '../product.fixture';
import { inOrder } from './productOrder';

const ids = (products: ReturnType<typeof inOrder>) => products.map(({ id }) => id);

describe('inOrder', () => {
  it('puts pinned ones first, then the newest', () =>
    expect(
      ids(
        inOrder([
          productOf({ id: 1, createdAt: '2026-01-01T00:00:00.000Z' }),
          productOf({ id: 2, createdAt: '2026-01-03T00:00:00.000Z' }),
          productOf({ id: 3, createdAt: '2025-01-01T00:00:00.000Z', pinned: true }),
          productOf({ id: 4, createdAt: '2026-01-02T00:00:00.000Z', pinned: true }),
        ]),
      ),
    ).toEqual([4, 3, 2, 1]));

  it('takes the higher number for the later of one moment', () =>
    expect(ids(inOrder([productOf({ id: 8 }), productOf({ id: 9 })]))).toEqual([9, 8]));

  it('leaves the list it was given alone', () => {
    const products = [productOf({ id: 1 }), productOf({ id: 2 })];
    inOrder(products);
    expect(ids(products)).toEqual([1, 2]);
  });

  it('loses nobody and does not depend on the order it was given', () => {
    const anyProduct = fc
      .record({ pinned: fc.boolean(), day: fc.integer({ min: 1, max: 9 }) })
      .map(({ pinned, day }) => ({ pinned, createdAt: `2026-01-0${day}T00:00:00.000Z` }));
    fc.assert(
      fc.property(fc.array(anyProduct), (fields) => {
        const products = fields.map((own, id) => productOf({ ...own, id }));
        expect(ids(inOrder([...products].reverse()))).toEqual(ids(inOrder(products)));
        expect(inOrder(products)).toHaveLength(products.length);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { partsOf } from './listParts';
import { productOf } from '../product.fixture';

const products = (count: number) => Array.from({ length: count }, (_, id) => productOf({ id }));

describe('partsOf', () => {
  it.each([
    [0, []],
    [1, [1]],
    [12, [12]],
    [13, [12, 1]],
    [30, [12, 12, 6]],
  ])('%i products make parts of %j', (count, sizes) =>
    expect(partsOf(products(count)).map((part) => part.products.length)).toEqual(sizes),
  );

  it('keeps each product, in order, and tells where a part begins', () => {
    const all = products(30);
    const parts = partsOf(all);
    expect(parts.flatMap((part) => part.products)).toEqual(all);
    for (const part of parts) expect(part.products[0]).toBe(all[part.start]);
  });
});

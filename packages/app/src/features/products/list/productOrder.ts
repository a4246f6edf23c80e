import type { ListedProduct } from '@seedbed/server/contract';

/** Pinned first, then newest first; of two of the same moment, the one made later. */
export function inOrder(products: readonly ListedProduct[]): ListedProduct[] {
  // Read once each: sorting thousands would read every date a dozen times.
  const dated = products.map((product) => ({ product, at: Date.parse(product.createdAt) }));
  return dated
    .sort(
      (a, b) =>
        Number(b.product.pinned) - Number(a.product.pinned) || b.at - a.at || b.product.id - a.product.id,
    )
    .map(({ product }) => product);
}

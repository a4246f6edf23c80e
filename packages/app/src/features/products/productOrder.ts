import type { Product } from '@seedbed/server/contract';

/** Pinned first, then newest first; of two of the same moment, the one made later. */
export function inOrder(products: readonly Product[]): Product[] {
  return [...products].sort(
    (a, b) =>
      Number(b.pinned) - Number(a.pinned) || Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id,
  );
}

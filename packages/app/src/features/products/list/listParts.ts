import type { ListedProduct } from '@seedbed/server/contract';

/** Cards that come and go together: whole rows of one, two or three, about as many as a window shows. */
export const partSize = 12;

/** Cards of the first picture: the rows that most windows show whole. The others of the first part come right after. */
export const firstCards = 6;

/** Neighbours in a long list. */
export interface ListPart {
  /** Place of its first product in the list, from 0. */
  start: number;
  products: readonly ListedProduct[];
}

/** A long list in parts of the same size; the last may be shorter. */
export function partsOf(products: readonly ListedProduct[]): ListPart[] {
  return Array.from({ length: Math.ceil(products.length / partSize) }, (_, place) => {
    const start = place * partSize;
    return { start, products: products.slice(start, start + partSize) };
  });
}

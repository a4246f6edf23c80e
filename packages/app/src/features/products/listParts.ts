import type { Product } from '@seedbed/server/contract';

/** So many cards are drawn at once: they fill a window of any usual size. */
export const firstCards = 24;
/** Cards further down that come and go together: whole rows of one, two or three. */
const partSize = 12;

/** Neighbours in a long list. */
export interface ListPart {
  /** Place of its first product in the list, from 0. */
  start: number;
  products: readonly Product[];
}

/** A long list in parts: the first cards, then all parts of the same size but perhaps the last. */
export function partsOf(products: readonly Product[]): ListPart[] {
  const parts: ListPart[] = [];
  for (let start = 0; start < products.length;) {
    const end = start + (start === 0 ? firstCards : partSize);
    parts.push({ start, products: products.slice(start, end) });
    start = end;
  }
  return parts;
}

import type { FormFactor, ListedProduct } from '@seedbed/server/contract';

/** What the list is narrowed to. */
export interface ProductFilter {
  /** Words that the concept or the description has, all of them, in any order. */
  text: string;
  isPinnedOnly: boolean;
  /** `any` lets all through, `none` those without a form factor. */
  formFactor: FormFactor | 'any' | 'none';
}

/** Lets everything through. */
export const noFilter: ProductFilter = { text: '', isPinnedOnly: false, formFactor: 'any' };

/** Whether a filter holds anything back. */
export function isFiltering({ text, isPinnedOnly, formFactor }: ProductFilter): boolean {
  return text.trim() !== '' || isPinnedOnly || formFactor !== 'any';
}

/** The products a filter lets through, in the order they came. */
export function filterProducts(products: readonly ListedProduct[], filter: ProductFilter): ListedProduct[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return products.filter(
    ({ concept, description, pinned, formFactor }) =>
      (pinned || !filter.isPinnedOnly) &&
      (filter.formFactor === 'any' || filter.formFactor === (formFactor ?? 'none')) &&
      words.every((word) => `${concept} ${description}`.toLowerCase().includes(word)),
  );
}

import type { Product } from '@seedbed/server/contract';
import useSWR from 'swr';

/**
 * What a product's formula has of each ingredient, in mg a day, by the base's keys: of the formula that was changed last.
 * Nothing without a product or a formula. What it is computed with is fetched only here.
 */
export const useFormulaDoses = (productId: Product['id'] | undefined) =>
  useSWR(
    productId === undefined ? null : ['formula doses', productId],
    async ([, id]: [string, Product['id']]) => (await import('./formulaDoses')).dosesOfProduct(id),
    // The formula may have been changed since in a tab beside this one.
    { revalidateIfStale: true, revalidateOnFocus: true },
  );

import { urlOf, type Product } from '@seedbed/server/contract';
import useSWR, { type useSWRConfig } from 'swr';
import { call, callPage } from '../../api/client';
import { nextPageOf } from '../../api/linkHeader';
import { logFailure } from '../../log';

/** One's products, all pages of them. */
export function useProducts() {
  return useSWR<Product[], unknown>(urlOf('products.list'), readProducts);
}

/**
 * Reads the list again, even where nothing shows it: SWR alone would keep the old one for the next screen.
 * What could not be read is forgotten, so that the next screen asks for it.
 */
export async function refreshProducts(mutate: ReturnType<typeof useSWRConfig>['mutate']): Promise<void> {
  const key = urlOf('products.list');
  try {
    await mutate(key, readProducts(key), { revalidate: false });
  } catch (error) {
    logFailure('Error reading the products again:', error);
    await mutate(key, undefined);
  }
}

/** One product. `id` may be anything a reader typed into the address bar. */
export function useProduct(id: string) {
  return useSWR(urlOf('products.get', { id }), () => call('products.get', { params: { id } }));
}

/** The estimate of a product; not asked for without an id. */
export function useEstimate(id: number | undefined) {
  return useSWR(id === undefined ? null : urlOf('products.estimate', { id }), () =>
    call('products.estimate', { params: { id: id ?? 0 } }),
  );
}

async function readProducts(first: string): Promise<Product[]> {
  const products: Product[] = [];
  for (let url: string | undefined = first; url !== undefined;) {
    const page = await callPage('products.list', url);
    products.push(...((await page.json()) as Product[]));
    url = nextPageOf(page.headers.get('Link'));
  }
  return products;
}

import { urlOf, type Product } from '@seedbed/server/contract';
import useSWR from 'swr';
import { call, callPage } from '../../api/client';
import { nextPageOf } from '../../api/linkHeader';

/** One's products, all pages of them. */
export function useProducts() {
  return useSWR<Product[], unknown>(urlOf('products.list'), readProducts);
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

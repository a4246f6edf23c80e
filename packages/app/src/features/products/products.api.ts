import { maxPageSize, urlOf, type Product } from '@seedbed/server/contract';
import useSWR, { useSWRConfig } from 'swr';
import { call, callPage } from '../../api/client';
import { nextPageOf } from '../../api/linkHeader';
import { logFailure } from '../../feedback/log';

/** A page that comes soon: as many as a window shows at once. The pages after it are as large as may be. */
const firstProducts = 12;

/** Where the pages of the list stand that have come while others are on their way. Nothing is fetched for it. */
const soFarKey = `${urlOf('products.list')}#so-far`;

/** One's products. Those of the first pages are there while the others come; `isWhole` once all are. */
export function useProducts() {
  const { mutate } = useSWRConfig();
  const all = useSWR<Product[], unknown>(urlOf('products.list'), (first: string) =>
    readProducts(first, (soFar) => void mutate(soFarKey, soFar, { revalidate: false })),
  );
  const { data: soFar } = useSWR<Product[]>(soFarKey, null);
  return { ...all, data: all.data ?? soFar, isWhole: all.data !== undefined };
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

/** Follows the pages to the last. @param onPage told of what has come after each page that is not the last */
async function readProducts(list: string, onPage?: (soFar: Product[]) => void): Promise<Product[]> {
  let products: Product[] = [];
  for (let url: string | undefined = withLimit(list, firstProducts); url !== undefined;) {
    const page = await callPage('products.list', url);
    products = products.concat((await page.json()) as Product[]);
    const next = nextPageOf(page.headers.get('Link'));
    if (next !== undefined) onPage?.(products);
    url = next && withLimit(next, maxPageSize);
  }
  return products;
}

/** The address of a page of this many rows. */
function withLimit(url: string, limit: number): string {
  const [path = '', query] = url.split('?');
  const asked = new URLSearchParams(query);
  asked.set('limit', String(limit));
  return `${path}?${asked}`;
}

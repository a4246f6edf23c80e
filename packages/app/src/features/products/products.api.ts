import {
  maxPageSize,
  type ListedProduct,
  urlOf,
  type Product,
  type ProductDraft,
  type ProductPatch,
} from '@seedbed/server/contract';
import { useCallback, useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { call } from '../../api/client';
import { keyOf, readPages } from '../../api/read';
import { useOperation } from '../../api/useOperation';

/** A page that comes soon: as many as a window shows at once. The pages after it are as large as may be. */
const firstProducts = 12;

const listKey = keyOf('products.list');

/** Where the pages of the list stand that have come while others are on their way. Nothing is fetched for it. */
const soFarKey = `${listKey}#so-far`;

/** One's products, without their insights. Those of the first pages are there while the others come. */
export function useProducts() {
  const { mutate } = useSWRConfig();
  const setSoFar = (soFar: ListedProduct[] | undefined) =>
    void mutate(soFarKey, soFar, { revalidate: false });
  const all = useSWR<ListedProduct[], unknown>(listKey, () => {
    setSoFar(undefined);
    return readPages<ListedProduct>('products.list', {
      first: withLimit(listKey, firstProducts),
      addressOf: (next) => withLimit(next, maxPageSize),
      onPage: setSoFar,
    });
  });
  const { data: soFar } = useSWR<ListedProduct[]>(soFarKey, null);
  return { ...all, data: all.data ?? (all.error ? undefined : soFar) };
}

/** One product. `id` may be anything a reader typed into the address bar. */
export function useProduct(id: string) {
  return useSWR(urlOf('products.get', { id }), () => call('products.get', { params: { id } }));
}

/** All of a product that a list shows in part; read where its insights are not there. */
export function useWholeProduct(product: ListedProduct) {
  const { id, insights } = product;
  const read = useSWR(insights === undefined ? urlOf('products.get', { id }) : null, () =>
    call('products.get', { params: { id } }),
  );
  return insights === undefined ? read : { ...read, data: { ...product, insights } };
}

/** The estimate of a product; not asked for without an id. */
export function useEstimate(id: number | undefined) {
  return useSWR(id === undefined ? null : urlOf('products.estimate', { id }), () =>
    call('products.estimate', { params: { id: id ?? 0 } }),
  );
}

/** What the server does to products. Each throws as `call` does; what is shown of them follows. */
export interface ProductCalls {
  /** The same key with the same draft makes one product. */
  create: (draft: ProductDraft, idempotencyKey: string) => Promise<Product>;
  /** Resolves once the estimate is the new one, too. */
  update: (id: number, patch: ProductPatch) => Promise<Product>;
  /** The list shows the new place at once, and the old one again should the server refuse. */
  togglePin: (product: Pick<Product, 'id' | 'pinned'>) => Promise<Product>;
  remove: (id: number) => Promise<void>;
  /** All of a product that a list shows in part. Throws as `call` does. */
  whole: (product: ListedProduct) => Promise<Product>;
  /** Drops what was read of a product that is gone. Call it once nothing shows the product. */
  forget: (id: number) => void;
  /** Reads the list again. */
  refreshList: () => void;
}

/** The calls that change products; the same for good. */
export function useProductCalls(): ProductCalls {
  const { mutate } = useSWRConfig();
  const { run: create } = useOperation('products.create');
  const { run: update } = useOperation('products.update');
  const { run: remove } = useOperation('products.delete');
  const togglePin = useTogglePin();
  return useMemo(
    () => ({
      create: (body, idempotencyKey) => create({ body, idempotencyKey }),
      update: (id, body) => update({ params: { id }, body }),
      togglePin,
      remove: (id) => remove({ params: { id } }),
      whole: async ({ insights, ...listed }) =>
        insights === undefined
          ? call('products.get', { params: { id: listed.id } })
          : { ...listed, insights },
      forget: (id) => void mutate(urlOf('products.get', { id }), undefined, { revalidate: false }),
      refreshList: () => void mutate(listKey),
    }),
    [create, update, togglePin, remove, mutate],
  );
}

function useTogglePin(): ProductCalls['togglePin'] {
  const { mutate, cache } = useSWRConfig();
  const { run } = useOperation('products.togglePin');
  return useCallback(
    async ({ id, pinned }) => {
      // At once and one product at a time: of two pins that overlap, neither takes the other's place back.
      const show = (isPinned: boolean) => {
        // Before the whole list is there nothing can be moved in it, and a change would turn away what is on its way.
        if (cache.get(listKey)?.data === undefined) return;
        void mutate<ListedProduct[]>(
          listKey,
          (products) => products?.map((each) => (each.id === id ? { ...each, pinned: isPinned } : each)),
          { revalidate: false },
        );
      };
      show(!pinned);
      try {
        return await run({ params: { id } });
      } catch (error) {
        show(pinned);
        throw error;
      }
    },
    [mutate, cache, run],
  );
}

/** The address of a page of this many rows. */
function withLimit(url: string, limit: number): string {
  const [path = '', query] = url.split('?');
  const asked = new URLSearchParams(query);
  asked.set('limit', String(limit));
  return `${path}?${asked}`;
}

import { urlOf, type Product, type ProductDraft, type ProductPatch } from '@seedbed/server/contract';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { call } from '../../api/client';
import { idempotencyKeys } from '../../api/idempotencyKeys';
import { hasStatus } from '../../api/problem';
import { toasts, toastFailure } from '../../feedback/toasts';
import { copyOf } from './copyOf';
import { refreshProducts } from './products.api';

const listKey = urlOf('products.list');
const keys = idempotencyKeys();
const copyKeys = idempotencyKeys();

/** What can be done to products. Each tells how it went, refreshes what is shown, and never throws. */
export interface ProductActions {
  /** @returns the new product, or the error */
  create: (draft: ProductDraft) => Promise<{ product: Product } | { error: unknown }>;
  /** @returns the copy, or undefined when that failed */
  duplicate: (id: number, products: readonly Product[]) => Promise<Product | undefined>;
  /** @returns the error, if there was one */
  update: (id: number, patch: ProductPatch) => Promise<{ error?: unknown }>;
  togglePin: (product: Product) => Promise<void>;
  /** @returns whether it was done */
  remove: (id: number) => Promise<boolean>;
  /** Drops what was read of a product that is gone. Call it once nothing shows the product. */
  forget: (id: number) => void;
}

/** The actions on products. */
export function useProductActions(): ProductActions {
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const refreshList = () => void refreshProducts(mutate);
    const keep = (product: Product) =>
      void mutate(urlOf('products.get', { id: product.id }), product, { revalidate: false });

    const fail = (description: string, error: unknown) => {
      toastFailure(description, error);
      // Deleted in another window: the list that still shows it is old.
      if (hasStatus(error, 404)) refreshList();
    };

    return {
      create: async (draft) => {
        try {
          const product = await call('products.create', { body: draft, idempotencyKey: keys.keyFor(draft) });
          keys.settle();
          keep(product);
          refreshList();
          toasts.add({
            title: 'Product created',
            description: 'Your new product has been created successfully.',
          });
          return { product };
        } catch (error) {
          toastFailure('Failed to create product. Please try again.', error);
          return { error };
        }
      },
      duplicate: async (id, products) => {
        try {
          const source = products.find((product) => product.id === id);
          if (!source) throw new Error('Product not found');
          const body = copyOf(source);
          const copy = await call('products.create', { body, idempotencyKey: copyKeys.keyFor(body) });
          copyKeys.settle();
          keep(copy);
          refreshList();
          toasts.add({
            title: 'Product duplicated',
            description: 'The product has been duplicated successfully.',
          });
          return copy;
        } catch (error) {
          toastFailure('Failed to duplicate product. Please try again.', error);
          return undefined;
        }
      },
      update: async (id, patch) => {
        try {
          keep(await call('products.update', { params: { id }, body: patch }));
          refreshList();
          void mutate(urlOf('products.estimate', { id }));
          toasts.add({ title: 'Product updated', description: 'Your product has been updated.' });
          return {};
        } catch (error) {
          fail('Failed to update product. Please try again.', error);
          return { error };
        }
      },
      togglePin: async ({ id, pinned }) => {
        try {
          keep(await pin(mutate, id, !pinned));
          refreshList();
          toasts.add({ title: 'Product updated', description: 'Product pin status has been updated.' });
        } catch (error) {
          fail('Failed to update product pin status. Please try again.', error);
        }
      },
      remove: async (id) => {
        try {
          await call('products.delete', { params: { id } });
          refreshList();
          toasts.add({
            title: 'Product deleted',
            description: 'The product has been deleted successfully.',
          });
          return true;
        } catch (error) {
          fail('Failed to delete product. Please try again.', error);
          return false;
        }
      },
      forget: (id) => void mutate(urlOf('products.get', { id }), undefined, { revalidate: false }),
    };
  }, [mutate]);
}

/** Moves the card at once and moves it back should the server refuse. */
async function pin(
  mutate: ReturnType<typeof useSWRConfig>['mutate'],
  id: number,
  pinned: boolean,
): Promise<Product> {
  let answer: Product | undefined;
  const withPin = (product: Product, own: Partial<Product>) =>
    product.id === id ? { ...product, ...own } : product;
  await mutate<Product[]>(
    listKey,
    async (products) => {
      const toggled = await call('products.togglePin', { params: { id } });
      answer = toggled;
      return products?.map((product) => withPin(product, toggled));
    },
    {
      // Before the whole list is there nothing can be moved in it.
      optimisticData: (products) => products?.map((product) => withPin(product, { pinned })) as Product[],
      rollbackOnError: true,
      revalidate: false,
    },
  );
  if (!answer) throw new Error('The server did not answer the pin.');
  return answer;
}

import type { ListedProduct, Product, ProductDraft, ProductPatch } from '@seedbed/server/contract';
import { useMemo } from 'react';
import { idempotencyKeys } from '../../../api/idempotencyKeys';
import { hasStatus } from '../../../api/problem';
import { toasts, toastFailure } from '../../../feedback/toasts';
import { copyOf } from './copyOf';
import { useProductCalls, type ProductCalls } from '../products.api';

const keys = idempotencyKeys();
const copyKeys = idempotencyKeys();

/** What can be done to products. Each tells how it went, refreshes what is shown, and never throws. */
export interface ProductActions {
  /** @returns the new product, or the error */
  create: (draft: ProductDraft) => Promise<{ product: Product } | { error: unknown }>;
  /** @returns the copy, or undefined when that failed */
  duplicate: (id: number, products: readonly ListedProduct[]) => Promise<Product | undefined>;
  /** @returns the error, if there was one */
  update: (id: number, patch: ProductPatch) => Promise<{ error?: unknown }>;
  togglePin: (product: ListedProduct) => Promise<void>;
  /** @returns whether it was done */
  remove: (id: number) => Promise<boolean>;
  /** Drops what was read of a product that is gone. Call it once nothing shows the product. */
  forget: (id: number) => void;
}

/** The actions on products; the same for good. */
export function useProductActions(): ProductActions {
  const calls = useProductCalls();
  return useMemo(() => actionsWith(calls), [calls]);
}

function actionsWith(calls: ProductCalls): ProductActions {
  const fail = (description: string, error: unknown) => {
    toastFailure(description, error);
    // Deleted in another window: the list that still shows it is old.
    if (hasStatus(error, 404)) calls.refreshList();
  };
  return {
    create: async (draft) => {
      try {
        const product = await keys.once(draft, (key) => calls.create(draft, key));
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
        const draft = copyOf(await calls.whole(source));
        const copy = await copyKeys.once(draft, (key) => calls.create(draft, key));
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
        await calls.update(id, patch);
        toasts.add({ title: 'Product updated', description: 'Your product has been updated.' });
        return {};
      } catch (error) {
        fail('Failed to update product. Please try again.', error);
        return { error };
      }
    },
    togglePin: async (product) => {
      try {
        await calls.togglePin(product);
        toasts.add({ title: 'Product updated', description: 'Product pin status has been updated.' });
      } catch (error) {
        fail('Failed to update product pin status. Please try again.', error);
      }
    },
    remove: async (id) => {
      try {
        await calls.remove(id);
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
    forget: calls.forget,
  };
}

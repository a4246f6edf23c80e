import type { Product } from '@seedbed/server/contract';
import { useMemo, useRef } from 'react';
import { newIdempotencyKey } from '../../api/idempotencyKeys';
import { hasStatus } from '../../api/problem';
import { draftKeys } from '../../constants';
import { useOwnDraft } from '../../session';
import { toasts, toastFailure } from '../../feedback/toasts';
import { useProductCalls } from '../products';
import { blankNewProduct, bodyOf, newProductFrom, wishFor, type NewProduct } from './newProduct';

/** How saving went: the product's id, or why there is none. */
export type Saving = { id: number } | { error: unknown };

/** The product that is taking shape, and what can be done with it. */
export interface ShapingProduct {
  product: NewProduct;
  change: (part: Partial<NewProduct>) => void;
  /** Makes the product, or changes the one that was made; one after the other, and never throws. */
  save: () => Promise<Saving>;
  clear: () => void;
}

/** Keeps what was said for this tab: a reload, a failure or a lost session loses nothing and makes nothing twice. */
export function useNewProduct(): ShapingProduct {
  const [stored, setStored] = useOwnDraft<unknown>(draftKeys.newProduct, undefined);
  const product = useMemo(() => newProductFrom(stored), [stored]);
  const latest = useRef(product);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const calls = useProductCalls();

  return useMemo(() => {
    const change = (part: Partial<NewProduct>) => {
      latest.current = { ...latest.current, ...part };
      setStored(latest.current);
    };

    async function create(): Promise<Product> {
      const wish = wishFor(latest.current, newIdempotencyKey());
      change({ wish });
      const made = await calls.create(bodyOf(latest.current), wish.key);
      toasts.add({
        title: 'Product created',
        description: 'Your new product has been created successfully.',
      });
      return made;
    }

    async function update(id: number): Promise<Product> {
      try {
        return await calls.update(id, bodyOf(latest.current));
      } catch (error) {
        // Deleted meanwhile: what was said is still here, so it is made anew.
        if (!hasStatus(error, 404)) throw error;
        change({ saved: null, wish: null });
        return create();
      }
    }

    async function saveNow(): Promise<Saving> {
      const { saved } = latest.current;
      const body = JSON.stringify(bodyOf(latest.current));
      if (saved?.body === body) return { id: saved.id };
      try {
        const kept = await (saved ? update(saved.id) : create());
        change({ saved: { id: kept.id, body }, wish: null });
        return { id: kept.id };
      } catch (error) {
        toastFailure(`Failed to ${saved ? 'update' : 'create'} product. Please try again.`, error);
        return { error };
      }
    }

    const save = () => {
      const turn = queue.current.then(saveNow);
      queue.current = turn;
      return turn;
    };
    return { product, change, save, clear: () => change(blankNewProduct) };
  }, [product, setStored, calls]);
}

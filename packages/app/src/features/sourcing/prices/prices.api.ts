import { urlOf, type SupplierPrice, type SupplierPriceDraft } from '@seedbed/server/contract';
import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { call } from '../../../api/client';
import { figuresOf } from '../../../api/effects';
import { isFigure } from '../../../api/figures';
import { newIdempotencyKey } from '../../../api/idempotencyKeys';
import { keyOf, readPages } from '../../../api/read';
import { renew } from '../../../api/renew';
import type { Versioned } from '../sourcing.api';

const key = keyOf('prices.list');

/** Every price that one's own suppliers gave: which of them costs a formula, only all of them tell. */
export function useSupplierPrices() {
  return useSWR(key, () => readPages<SupplierPrice>('prices.list'), { revalidateIfStale: true });
}

/** What the base calls ingredients, by their keys, with the materials that they are bought as. */
export function useIngredients() {
  const { data } = useSWR(urlOf('formulaData.get'), () => call('formulaData.get'));
  return useMemo(() => data && ingredientsOf(data.ingredients), [data]);
}

/** An ingredient that a price may be of. */
export interface PricedIngredient {
  key: string;
  label: string;
  /** Forms that it is bought in, as lines of formulas name them. */
  forms: readonly string[];
}

type Known = Awaited<ReturnType<typeof call<'formulaData.get'>>>['ingredients'];

function ingredientsOf(known: Known): readonly PricedIngredient[] {
  const forms = Map.groupBy(
    known.flatMap(({ material }) => material ?? []),
    ({ ingredient }) => ingredient,
  );
  return known
    .filter(({ material }) => !material)
    .map(({ key: id, label }) => ({
      key: id,
      label,
      forms: [...new Set((forms.get(id) ?? []).flatMap(({ source }) => source ?? []))].toSorted(),
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

/** What is done to prices. Each throws as `call` does; the list and every product's figures follow. */
export interface PriceCalls {
  keep: (body: SupplierPriceDraft) => Promise<void>;
  change: (price: Versioned, body: SupplierPriceDraft) => Promise<void>;
  remove: (price: Versioned) => Promise<void>;
}

/** The calls that change prices, from the page of a product; the same for good. */
export function usePriceCalls(productId: number): PriceCalls {
  const { mutate, cache } = useSWRConfig();
  return useMemo(() => {
    const own = urlOf('products.get', { id: productId });
    const isOfAnother = (each: unknown) => isFigure(each) && !String(each).startsWith(own);
    // After a refusal too: it may have been refused since somebody else changed it.
    const follow = async (change: Promise<unknown>): Promise<void> => {
      try {
        await change;
      } finally {
        // What is shown here stays until the new figures are there; what nobody looks at is forgotten.
        await Promise.all([mutate(key), renew({ mutate, cache }, figuresOf(productId))]);
        await mutate(isOfAnother, undefined, { revalidate: true });
      }
    };
    const to = ({ id, version }: Versioned) => ({ params: { id }, ifMatch: version });
    return {
      keep: (body) => follow(call('prices.create', { body, idempotencyKey: newIdempotencyKey() })),
      change: (price, body) => follow(call('prices.update', { ...to(price), body })),
      remove: (price) => follow(call('prices.delete', to(price))),
    };
  }, [mutate, cache, productId]);
}

import {
  urlOf,
  type Material,
  type MaterialDraft,
  type MaterialPatch,
  type MaterialPriceDraft,
  type NewMaterialPrice,
} from '@seedbed/server/contract';
import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { call, callPage } from '../../api/client';
import { read } from '../../api/read';
import { keyOf, readPages } from '../../api/read';
import { owed } from '../../api/effects';
import { isFigure } from '../../api/figures';
import { renew } from '../../api/renew';
import { useOperation } from '../../api/useOperation';

const listKey = keyOf('materials.list');

/** One's own materials, newest first. */
export function useMaterials() {
  return useSWR(listKey, () => readPages<Material>('materials.list'));
}

/** A material and the version that a change of it is measured against. */
export interface VersionedMaterial {
  material: Material;
  version: number;
}

const versionedKey = (id: number) => `${urlOf('materials.get', { id })}#version`;

async function readVersioned(id: number): Promise<VersionedMaterial> {
  const answer = await callPage('materials.get', urlOf('materials.get', { id }));
  const version = Number(/\d+/.exec(answer.headers.get('ETag') ?? '')?.[0]);
  return { material: (await answer.json()) as Material, version };
}

/** A material as it is now. */
export function useMaterial(id: number) {
  return useSWR(versionedKey(id), () => readVersioned(id), { revalidateIfStale: true });
}

/** The prices of a material, newest first. */
export function usePrices(id: number) {
  return useSWR(urlOf('materialPrices.list', { id }), () => call('materialPrices.list', { params: { id } }));
}

/** The formulas that a material is in. */
export function useUses(id: number) {
  return useSWR(urlOf('materials.uses', { id }), () => read('materials.uses', { id }), {
    revalidateIfStale: true,
  });
}

/** What is done to materials. Each throws as `call` does; what is shown of them follows. */
export interface MaterialCalls {
  /** The same key with the same draft makes one material. */
  create: (body: MaterialDraft, idempotencyKey: string) => Promise<Material>;
  update: (id: number, version: number, body: MaterialPatch) => Promise<void>;
  remove: (id: number, version: number) => Promise<void>;
  /** The same key with the same price keeps one. Tells the drafts that it moved. */
  price: (id: number, body: MaterialPriceDraft, idempotencyKey: string) => Promise<NewMaterialPrice>;
}

/** The calls that change materials; the same for good. */
export function useMaterialCalls(): MaterialCalls {
  const { mutate, cache } = useSWRConfig();
  const { run: create } = useOperation('materials.create');
  const { run: update } = useOperation('materials.update');
  const { run: remove } = useOperation('materials.delete');
  const { run: price } = useOperation('materialPrices.create');
  return useMemo(() => {
    // Which products' formulas hold it, the answer does not say.
    const forgetFigures = () => mutate(isFigure, undefined, { revalidate: true });
    return {
      create: (body, idempotencyKey) => create({ body, idempotencyKey }),
      update: async (id, version, body) => {
        await update({ params: { id }, ifMatch: version, body });
        await Promise.all([mutate(versionedKey(id)), forgetFigures()]);
      },
      remove: async (id, version) => void (await remove({ params: { id }, ifMatch: version })),
      price: async (id, body, idempotencyKey) => {
        const kept = await price({ params: { id }, body, idempotencyKey });
        await Promise.all([
          renew({ mutate, cache }, [owed('materialPrices.list', { id }), owed('materials.uses', { id })]),
          mutate(listKey),
          mutate(versionedKey(id)),
          forgetFigures(),
        ]);
        return kept;
      },
    };
  }, [create, update, remove, price, mutate, cache]);
}

import {
  urlOf,
  type FormulaAnswer,
  type FormulaStart,
  type Material,
  type Product,
} from '@seedbed/server/contract';
import type { MaterialOfLine } from '@seedbed/server/formula';
import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { call } from '../../api/client';
import { keyOf, readPages } from '../../api/read';
import { useOperation } from '../../api/useOperation';
import type { Basis, FormulaData } from './model/computed';
import type { FormulaCalls } from './model/keptFormula';

/** A product's formulas, the one that was changed last first. */
export function useFormulas(productId: Product['id']) {
  return useSWR(urlOf('formulas.list', { id: productId }), () =>
    call('formulas.list', { params: { id: productId } }),
  );
}

/** A formula as it was when it was first read here; what is done to it since is the kept formula's to know. */
export function useStoredFormula(id: number) {
  return useSWR(urlOf('formulas.get', { id }), () => call('formulas.get', { params: { id } }), {
    // Another window may have stored something since this one looked.
    revalidateIfStale: true,
  });
}

/** What page and server compute with: what the base knows, and one's own materials. */
export function useBasis(): { basis: Basis | undefined; error: unknown; readAgain: () => void } {
  const data = useSWR(urlOf('formulaData.get'), () => call('formulaData.get'));
  const materials = useSWR(keyOf('materials.list'), () => readPages<Material>('materials.list'));
  const basis = useMemo(
    // The contract leaves open what the figures' keys are: the core names them.
    () =>
      data.data &&
      materials.data && { data: data.data as unknown as FormulaData, materials: byId(materials.data) },
    [data.data, materials.data],
  );
  const readAgain = () => {
    void data.mutate();
    void materials.mutate();
  };
  return { basis, error: data.error ?? materials.error, readAgain };
}

const byId = (materials: readonly Material[]): Basis['materials'] =>
  new Map(materials.map((material) => [material.id, ofLine(material)]));

/** What is the material's own: lines take the rest. */
const ownOfMaterial = new Set(['id', 'createdAt', 'updatedAt', 'note', 'price']);

function ofLine({ price, ...material }: Material): MaterialOfLine {
  const told = Object.fromEntries(Object.entries(material).filter(([field]) => !ownOfMaterial.has(field)));
  if (!price) return told;
  const { tiers, asOf, supplier, basis } = price;
  return { ...told, price: { tiers, asOf, supplier, basis } };
}

/** What the kept formula asks of the server. */
export const callsOf = (id: number): FormulaCalls => ({
  patch: (rev, ops, idempotencyKey) =>
    call('formulas.update', { params: { id }, body: { ops }, ifMatch: rev, idempotencyKey }),
  undo: (rev) => call('formulas.undo', { params: { id }, ifMatch: rev }),
  redo: (rev) => call('formulas.redo', { params: { id }, ifMatch: rev }),
  get: () => call('formulas.get', { params: { id } }),
});

/** What is done to the list of a product's formulas. Each throws as `call` does; the list follows. */
export function useFormulaListCalls(productId: Product['id']) {
  const { mutate } = useSWRConfig();
  const { run: create } = useOperation('formulas.create');
  const { run: remove } = useOperation('formulas.delete');
  return useMemo(() => {
    const renew = () => mutate(urlOf('formulas.list', { id: productId }));
    const read = (id: number) => urlOf('formulas.get', { id });
    return {
      /** The same key with the same start begins one formula. */
      create: async (body: FormulaStart, idempotencyKey: string): Promise<FormulaAnswer> => {
        const answer = await create({ params: { id: productId }, body, idempotencyKey });
        await mutate(read(answer.formula.id), answer, { revalidate: false });
        await renew();
        return answer;
      },
      remove: async ({ id, rev }: { id: number; rev: number }): Promise<void> => {
        await remove({ params: { id }, ifMatch: rev });
        await renew();
        await mutate(read(id), undefined, { revalidate: false });
      },
      renew,
    };
  }, [create, remove, mutate, productId]);
}

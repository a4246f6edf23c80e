import {
  urlOf,
  type FormulaAnswer,
  type FormulaStart,
  type Material,
  type Product,
  type StoredFormula,
} from '@seedbed/server/contract';
import { partsOf, withMaterials, type MaterialOfLine } from '@seedbed/server/formula';
import { useMemo, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { call } from '../../api/client';
import { figuresOf } from '../../api/effects';
import { keyOf, readPages } from '../../api/read';
import { renew, type Readings } from '../../api/renew';
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

/**
 * What page and server compute with: what the base knows, one's own materials, the formulas that are parts of this one,
 * and the day. Nothing before the formula is there.
 */
export function useBasis(formula: StoredFormula | undefined): {
  basis: Basis | undefined;
  error: unknown;
  readAgain: () => void;
} {
  const data = useSWR(urlOf('formulaData.get'), () => call('formulaData.get'));
  const materials = useSWR(keyOf('materials.list'), () => readPages<Material>('materials.list'));
  const partIds = formula ? partsOf(formula) : [];
  const parts = useSWR(partIds.length > 0 ? `parts of formulas ${partIds.join(',')}` : null, () =>
    readParts(partIds),
  );
  const drafts = partIds.length > 0 ? parts.data : noParts;
  const [today] = useState(() => dayOf(Date.now()));
  const deleted = formula?.deletedMaterials;
  const basis = useMemo(() => {
    if (!data.data || !materials.data || !drafts) return undefined;
    const ofParts = [...drafts.values()].flatMap((each) => each.deletedMaterials ?? []);
    const own = byId([...(deleted ?? []), ...ofParts, ...materials.data]);
    const formulas = Object.fromEntries([...drafts].map(([id, draft]) => [id, withMaterials(draft, own)]));
    // The contract leaves open what the figures' keys are: the core names them.
    const known = data.data as unknown as FormulaData;
    return { data: known, materials: own, surroundings: { today, formulas } };
  }, [data.data, materials.data, drafts, deleted, today]);
  const readAgain = () => void Promise.all([data.mutate(), materials.mutate(), parts.mutate()]);
  return { basis, error: data.error ?? materials.error ?? parts.error, readAgain };
}

const noParts: ReadonlyMap<number, StoredFormula> = new Map();

/** The day of a moment as the server counts it. */
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Formulas with all that are parts of them, by their ids. */
async function readParts(ids: readonly number[]): Promise<ReadonlyMap<number, StoredFormula>> {
  const drafts = new Map<number, StoredFormula>();
  for (let next = [...ids]; next.length > 0;) {
    const answers = await Promise.all(next.map((id) => call('formulas.get', { params: { id } })));
    for (const { formula } of answers) drafts.set(formula.id, formula);
    next = [...new Set(answers.flatMap(({ formula }) => partsOf(formula)))].filter((id) => !drafts.has(id));
  }
  return drafts;
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

/** What the kept formula asks of the server; the figures of its product follow what is changed. */
export function callsOf(id: number, readings: Readings): FormulaCalls {
  const followed = async (changing: Promise<FormulaAnswer>) => {
    const answer = await changing;
    void renew(readings, figuresOf(answer.formula.productId));
    return answer;
  };
  const params = { id };
  return {
    patch: (rev, ops, idempotencyKey) =>
      followed(call('formulas.update', { params, body: { ops }, ifMatch: rev, idempotencyKey })),
    undo: (rev) => followed(call('formulas.undo', { params, ifMatch: rev })),
    redo: (rev) => followed(call('formulas.redo', { params, ifMatch: rev })),
    get: () => call('formulas.get', { params }),
  };
}

/** What is done to the list of a product's formulas. Each throws as `call` does; the list follows. */
export function useFormulaListCalls(productId: Product['id']) {
  const { mutate, cache } = useSWRConfig();
  const { run: create } = useOperation('formulas.create');
  const { run: remove } = useOperation('formulas.delete');
  return useMemo(() => {
    const renewList = () => mutate(urlOf('formulas.list', { id: productId }));
    const read = (id: number) => urlOf('formulas.get', { id });
    return {
      /** The same key with the same start begins one formula. */
      create: async (body: FormulaStart, idempotencyKey: string): Promise<FormulaAnswer> => {
        const answer = await create({ params: { id: productId }, body, idempotencyKey });
        await mutate(read(answer.formula.id), answer, { revalidate: false });
        await renewList();
        return answer;
      },
      remove: async ({ id, rev }: { id: number; rev: number }): Promise<void> => {
        await remove({ params: { id }, ifMatch: rev });
        void renew({ mutate, cache }, figuresOf(productId));
        await renewList();
        await mutate(read(id), undefined, { revalidate: false });
      },
      renew: renewList,
    };
  }, [create, remove, mutate, cache, productId]);
}

import {
  finishedProduct,
  urlOf,
  type ActedCoa,
  type Coa,
  type CoaField,
  type CoaReading,
  type TakeDraft,
} from '@seedbed/server/contract';
import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { call, upload, type CallInput } from '../../../api/client';
import { derivedReads } from '../../../api/effects';
import { keyOf, read, readPages } from '../../../api/read';
import { fileBody } from '../../../files/files.api';
import { mappingQuery, type ColumnMapping } from '../../../tables/remapped';
import { spelledKey } from './coaWords';

const wholeLabel = 'The finished product';
const listKey = (productId: number) => `${keyOf('coas.list')}?productId=${productId}`;

/** The certificates of a product, newest first. */
export function useCoas(productId: number) {
  const key = listKey(productId);
  return useSWR(key, () => readPages<Coa>('coas.list', { first: key }), { revalidateIfStale: true });
}

/** What a certificate is of, in words; also where the formula has no such line any more. */
export function useIngredientName(productId: number): (key: string) => string {
  const names = new Map(useIngredients(productId).map(({ id, label }) => [id, label]));
  return (key) => names.get(key) ?? (key === finishedProduct ? wholeLabel : spelledKey(key));
}

/** What a certificate can be of: the lines of the product's formula, and the product that they make. */
export function useIngredients(productId: number): { id: string; label: string }[] {
  const { key, read: readAll } = derivedReads.formulas(productId);
  const formulas = useSWR(key, readAll);
  const [newest] = formulas.data?.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)) ?? [];
  const formula = useSWR(newest ? `${urlOf('formulas.get', { id: newest.id })}#${newest.rev}` : null, () =>
    newest ? read('formulas.get', { id: newest.id }) : undefined,
  );
  const lines = formula.data?.formula.lines ?? [];
  const named = lines.flatMap(({ ingredient, nutrient, name, source }) => {
    const id = ingredient ?? nutrient ?? name ?? source;
    return id ? [{ id, label: name || spelledKey(id) }] : [];
  });
  const whole = named.length > 0 ? [{ id: finishedProduct, label: wholeLabel }] : [];
  return [...new Map([...named, ...whole].map((each) => [each.id, each])).values()];
}

/** What a certificate says in a file; nothing is stored. */
export const readCoaFile = (file: File, mapping?: ColumnMapping<CoaField>): Promise<CoaReading> =>
  upload('coas.read', urlOf('coas.read') + mappingQuery(mapping), fileBody(file));

export type CoaBody = CallInput<'coas.create'>['body'];
export type CoaChanges = CallInput<'coas.update'>['body'];

/** What is done to certificates. Each throws as `call` does; what is shown of them follows. */
export interface CoaCalls {
  /** The same key with the same body makes one. */
  create: (body: CoaBody, idempotencyKey: string) => Promise<Coa>;
  change: (coa: Coa, body: CoaChanges) => Promise<Coa>;
  /** What a check makes otherwise; it is done once it is taken. */
  check: (coa: Coa, acting?: TakeDraft) => Promise<ActedCoa>;
  remove: (coa: Coa) => Promise<void>;
}

const to = ({ id, version }: Coa) => ({ params: { id }, ifMatch: version });

/** The calls that change certificates; the same for good. */
export function useCoaCalls(productId: number): CoaCalls {
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    // Also after a refusal: a certificate that was changed elsewhere is shown as it is now.
    const then = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
      answer.finally(async () => void (await mutate(listKey(productId))));
    return {
      create: (body, idempotencyKey) => then(call('coas.create', { body, idempotencyKey })),
      change: (coa, body) => then(call('coas.update', { ...to(coa), body })),
      check: (coa, body = {}) => then(call('coas.check', { ...to(coa), body })),
      remove: async (coa) => void (await then(call('coas.delete', to(coa)))),
    };
  }, [mutate, productId]);
}

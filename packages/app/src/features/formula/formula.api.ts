import { urlOf, type FormulaAnswer } from '@seedbed/server/contract';
import useSWR from 'swr';
import { call } from '../../api/client';
import { figuresOf } from '../../api/effects';
import { renew, type Readings } from '../../api/renew';
import type { FormulaCalls } from './model/keptFormula';

/** A formula as it was when it was first read here; what is done to it since is the kept formula's to know. */
export function useStoredFormula(id: number) {
  return useSWR(urlOf('formulas.get', { id }), () => call('formulas.get', { params: { id } }), {
    // Another window may have stored something since this one looked.
    revalidateIfStale: true,
  });
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

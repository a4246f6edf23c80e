import { urlOf, type FormulaAnswer } from '@seedbed/server/contract';
import { useSWRConfig } from 'swr';
import { call } from '../../../api/client';
import { figuresOf, owed } from '../../../api/effects';
import { idempotencyKeys } from '../../../api/idempotencyKeys';
import { hasStatus } from '../../../api/problem';
import { renew } from '../../../api/renew';
import { toasts, toastFailure } from '../../../feedback/toasts';
import { useAttempt } from '../../../feedback/useAttempt';
import { useAdoptFormula } from '../kept/useAdoptFormula';
import { addedWords, opsOf, type PlacedDose } from './citedLine';

/** A dose with the formula it goes to. */
export interface SentDose {
  placed: PlacedDose;
  /** The formula as it was read; undefined: one is begun. */
  answer: FormulaAnswer | undefined;
  productId: string;
  /** What a formula that is begun is called. */
  name: string;
}

const beginKeys = idempotencyKeys();
const changeKeys = idempotencyKeys();

function change({ formula: { id, rev } }: FormulaAnswer, placed: PlacedDose): Promise<FormulaAnswer> {
  const ops = opsOf(placed);
  return changeKeys.once({ id, rev, ops }, (idempotencyKey) =>
    call('formulas.update', { params: { id }, body: { ops }, ifMatch: rev, idempotencyKey }),
  );
}

/** Puts the dose into the formula that was read, or into one that is begun for it: once, until the dose is in it. */
function putInto({ answer, productId, name, placed }: SentDose): Promise<FormulaAnswer> {
  if (answer) return change(answer, placed);
  const body = { name, from: 'empty' as const };
  return beginKeys.once({ productId, name }, async (idempotencyKey) =>
    change(await call('formulas.create', { params: { id: productId }, body, idempotencyKey }), placed),
  );
}

/** Puts a dose into its formula and tells so, with a way back. What fails is kept to try again. */
export function useSendDose(onDone: () => void) {
  const { mutate, cache } = useSWRConfig();
  const adopt = useAdoptFormula();
  const { attempt, isPending, failure } = useAttempt();
  /** Whoever shows the formula sees what became of it. */
  const show = async (answer: FormulaAnswer, productId: string) => {
    adopt(answer);
    void renew({ mutate, cache }, figuresOf(productId));
    await mutate(urlOf('formulas.get', { id: answer.formula.id }), answer, { revalidate: false });
    await renew({ mutate, cache }, [owed('formulas.list', { id: productId })]);
  };
  const undo = async ({ formula: { id, rev } }: FormulaAnswer, productId: string) => {
    try {
      await show(await call('formulas.undo', { params: { id }, ifMatch: rev }), productId);
    } catch (failure) {
      toastFailure('The line could not be taken back. Open the formula to remove it.', failure);
    }
  };
  const put = async (sent: SentDose) => {
    try {
      return await putInto(sent);
    } catch (error) {
      // It was changed meanwhile: what is chosen next rests on what it is now.
      if (sent.answer && hasStatus(error, 412)) {
        void mutate(urlOf('formulas.get', { id: sent.answer.formula.id }));
      }
      throw error;
    }
  };
  const send = (sent: SentDose) =>
    attempt(async () => {
      const answer = await put(sent);
      await show(answer, sent.productId);
      const action = { label: 'Undo', onPress: () => void undo(answer, sent.productId) };
      toasts.add({ title: addedWords(sent.placed), action });
      onDone();
    });
  return { isPending, failure, send };
}

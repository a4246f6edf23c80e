import type { FormulaAnswer, FormulaOp } from '@seedbed/server/contract';
import { ToastRegion } from '@seedbed/ui/toast';
import { createStore, Provider } from 'jotai';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import useSWR, { SWRConfig } from 'swr';
import { call } from '../api/client';
import { newIdempotencyKey } from '../api/idempotencyKeys';
import { errorWords } from '../api/problem';
import { defaultReads } from '../api/swr';
import { toasts } from '../feedback/toasts';
import { sessionAtom } from '../session/session.atom';
import { ada } from './ada';

/** A formula of a product of hers, with 15 mg of zinc. */
async function begin(): Promise<FormulaAnswer> {
  const { formula } = await call('formulas.create', {
    params: { id: 2 },
    body: { name: 'Sleep capsule' },
    idempotencyKey: newIdempotencyKey(),
  });
  return changeFormula(formula, [
    { op: 'addLine', line: { id: 1, nutrient: 'zinc', amount: { value: 15, unit: 'mg' } } },
  ]);
}

/** Changes a formula that the mocks keep. */
export const changeFormula = ({ id, rev }: FormulaAnswer['formula'], ops: FormulaOp[]) =>
  call('formulas.update', {
    params: { id },
    body: { ops },
    ifMatch: rev,
    idempotencyKey: newIdempotencyKey(),
  });

/** A formula, and what takes another answer over. */
export interface HeldFormula {
  formula: FormulaAnswer['formula'];
  put: (answer: FormulaAnswer | Promise<FormulaAnswer>) => Promise<unknown>;
}

function Held({ children }: { children: (held: HeldFormula) => ReactNode }) {
  const { data, error, mutate } = useSWR('a formula of this story', begin);
  if (!data) return error ? <output>{errorWords(error)}</output> : null;
  return children({ formula: data.formula, put: (answer) => mutate(answer, { revalidate: false }) });
}

/** A part of the formula's screen on a page of its own, with a formula that the mocks keep. */
export function FormulaStory({ children }: { children: (held: HeldFormula) => ReactNode }) {
  const [store] = useState(() => {
    const own = createStore();
    own.set(sessionAtom, { status: 'signed-in', user: ada });
    return own;
  });
  const [cache] = useState(() => new Map());
  return (
    <Provider store={store}>
      <SWRConfig value={{ ...defaultReads, provider: () => cache }}>
        <MemoryRouter>
          <Held>{children}</Held>
        </MemoryRouter>
        <ToastRegion queue={toasts} label="Notifications" />
      </SWRConfig>
    </Provider>
  );
}

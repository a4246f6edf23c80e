import { urlOf, type FormulaAnswer, type FormulaStart, type Product } from '@seedbed/server/contract';
import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { call } from '../../api/client';
import { figuresOf, owed } from '../../api/effects';
import { renew } from '../../api/renew';
import { useOperation } from '../../api/useOperation';

/** A product's formulas, the one that was changed last first. */
export function useFormulas(productId: Product['id']) {
  return useSWR(urlOf('formulas.list', { id: productId }), () =>
    call('formulas.list', { params: { id: productId } }),
  );
}

/** What is done to the list of a product's formulas. Each throws as `call` does; the list follows. */
export function useFormulaListCalls(productId: Product['id']) {
  const { mutate, cache } = useSWRConfig();
  const { run: create } = useOperation('formulas.create');
  const { run: remove } = useOperation('formulas.delete');
  return useMemo(() => {
    const renewList = () => renew({ mutate, cache }, [owed('formulas.list', { id: productId })]);
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

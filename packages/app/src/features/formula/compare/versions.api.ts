import { urlOf, type FormulaAnswer, type FormulaVersion } from '@seedbed/server/contract';
import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { call } from '../../../api/client';
import { figuresOf, owed } from '../../../api/effects';
import { newIdempotencyKey } from '../../../api/idempotencyKeys';
import { renew as renewReadings } from '../../../api/renew';

/** A formula's versions, the newest first. */
export function useVersions(id: number) {
  return useSWR(urlOf('formulaVersions.list', { id }), () =>
    call('formulaVersions.list', { params: { id } }),
  );
}

/** A version as it was saved; not asked for without a number. */
export function useVersion(id: number, n: number | null) {
  return useSWR(n === null ? null : urlOf('formulaVersions.get', { id, n }), () =>
    call('formulaVersions.get', { params: { id, n: n ?? 0 } }),
  );
}

/** What differs between a version and another, or the draft at this rev; the draft's is read anew for each. */
export function useVersionDiff(id: number, pair: { a: number; b: number | 'draft'; rev: number } | null) {
  const key =
    pair && `${urlOf('formulaVersions.diff', { id, ...pair })}#${pair.b === 'draft' ? pair.rev : ''}`;
  return useSWR(key, () =>
    call('formulaVersions.diff', { params: { id, a: pair?.a ?? 0, b: pair?.b ?? 'draft' } }),
  );
}

/** What is done with versions. Each throws as `call` does; the list follows. */
export function useVersionCalls(id: number) {
  const { mutate, cache } = useSWRConfig();
  return useMemo(() => {
    const renew = () => renewReadings({ mutate, cache }, [owed('formulaVersions.list', { id })]);
    return {
      save: async (note: string): Promise<FormulaVersion> => {
        const idempotencyKey = newIdempotencyKey();
        const version = await call('formulaVersions.create', {
          params: { id },
          body: { note },
          idempotencyKey,
        });
        await renew();
        return version;
      },
      approve: async (n: number, note: string): Promise<void> => {
        const idempotencyKey = newIdempotencyKey();
        await call('formulaVersions.approve', { params: { id, n }, body: { note }, idempotencyKey });
        await renew();
      },
      withdraw: async (n: number): Promise<void> => {
        await call('formulaVersions.withdraw', { params: { id, n } });
        await renew();
      },
      restore: async (n: number, rev: number): Promise<FormulaAnswer> => {
        const idempotencyKey = newIdempotencyKey();
        const params = { id, n };
        const answer = await call('formulaVersions.restore', { params, ifMatch: rev, idempotencyKey });
        void renewReadings({ mutate, cache }, figuresOf(answer.formula.productId));
        return answer;
      },
    };
  }, [mutate, cache, id]);
}

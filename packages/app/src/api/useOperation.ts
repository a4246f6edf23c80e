import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { call, type AnswerOf, type Args, type CallInput, type ChangeId } from './client';
import { effectsOf } from './effects';
import { renew } from './renew';

/** How a change ended. */
export type Outcome<Id extends ChangeId> = { answer: AnswerOf<Id> } | { error: unknown };

/** A change that can be made. */
export interface Operation<Id extends ChangeId> {
  /**
   * Makes the change; what was read before then says so, wherever it is shown. The same function for good.
   * @throws ApiError or TypeError when the server did not make it
   */
  run: (...args: Args<Id>) => Promise<AnswerOf<Id>>;
  /** Whoever reads it is drawn again as it changes. */
  readonly isRunning: boolean;
  /** How the latest ended; undefined before the first. Whoever reads it is drawn again as it changes. */
  readonly outcome: Outcome<Id> | undefined;
}

/**
 * Changes something on the server, by the operation's name in the contract.
 * @example const { run } = useOperation('products.delete'); await run({ params: { id: 7 } });
 */
export function useOperation<Id extends ChangeId>(id: Id): Operation<Id> {
  const { mutate, cache } = useSWRConfig();
  // An outcome and no error that is thrown: of two at the same time, SWR would let the failure of the first fall.
  const mutation = useSWRMutation<Outcome<Id>, unknown, string, Args<Id>>(id, async (_id, { arg }) => {
    try {
      const answer = await call(id, ...arg);
      await renew({ mutate, cache }, effectsOf(id, (arg[0] ?? {}) as CallInput<Id>, answer));
      return { answer };
    } catch (error) {
      return { error };
    }
  });
  const { trigger } = mutation;
  const run = useCallback(
    async (...args: Args<Id>) => {
      const outcome = await (trigger as unknown as (args: Args<Id>) => Promise<Outcome<Id>>)(args);
      if ('error' in outcome) throw outcome.error;
      return outcome.answer;
    },
    [trigger],
  );
  return {
    run,
    get isRunning() {
      return mutation.isMutating;
    },
    get outcome() {
      return mutation.data;
    },
  };
}

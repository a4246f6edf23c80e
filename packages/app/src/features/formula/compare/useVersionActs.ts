import type { FormulaCheck } from '@seedbed/server/contract';
import { useState } from 'react';
import { ApiError } from '../../../api/problem';
import { toasts } from '../../../feedback/toasts';
import type { VersionedFormula } from './versionedFormula';
import { useVersionCalls } from './versions.api';

/** Why something was not done with a version. */
export interface Refusal {
  what: string;
  error: unknown;
  /** The checks that stop an approval. */
  checks: readonly FormulaCheck[];
}

/** What `useVersionActs` does. */
export type VersionActs = ReturnType<typeof useVersionActs>;

const stopsOf = (error: unknown): readonly FormulaCheck[] =>
  error instanceof ApiError ? (error.problem?.checks ?? []) : [];

/** What is done with a version, one act at a time. Each tells how it went and never throws. */
export function useVersionActs({ formula, flush, rev, onAnswer, refresh }: VersionedFormula) {
  const calls = useVersionCalls(formula.id);
  const [pending, setPending] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const act = async (what: string, words: { done: string; failed: string }, run: () => Promise<unknown>) => {
    if (pending) return;
    setPending(what);
    setRefusal(null);
    try {
      await run();
      toasts.add({ title: words.done });
    } catch (error) {
      setRefusal({ what: words.failed, error, checks: stopsOf(error) });
    } finally {
      setPending(null);
    }
  };
  return {
    pending,
    refusal,
    approve: (n: number, note: string) =>
      act(
        `approve ${n}`,
        { done: `Approved version ${n}`, failed: `Version ${n} was not approved` },
        async () => {
          await calls.approve(n, note);
          await refresh();
        },
      ),
    withdraw: (n: number) =>
      act(
        `withdraw ${n}`,
        { done: `Withdrew the approval of version ${n}`, failed: `The approval of version ${n} stands` },
        async () => {
          await calls.withdraw(n);
          await refresh();
        },
      ),
    restore: (n: number) =>
      act(
        `restore ${n}`,
        { done: `Restored version ${n}; undo takes it back`, failed: `Version ${n} was not restored` },
        async () => {
          await flush();
          onAnswer(await calls.restore(n, rev()));
        },
      ),
  };
}

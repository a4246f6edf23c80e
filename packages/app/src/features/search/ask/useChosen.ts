import { useAtomValue, useStore, type PrimitiveAtom } from 'jotai';
import { useCallback } from 'react';
import type { AnswerKey } from '../answering/answers.atom';

/** What was chosen in one place since the page was opened. */
export interface Chosen<Value> {
  /** Undefined where nothing was. */
  value: Value | undefined;
  choose: (value: Value) => void;
  /** A new search became this conversation: what was chosen goes with it, and the next begins anew. */
  keepFor: (conversationId: number) => void;
}

/** A choice that goes with the questions of one place, kept by place. */
export function useChosen<Value>(
  byPlace: PrimitiveAtom<ReadonlyMap<AnswerKey, Value>>,
  place: AnswerKey,
): Chosen<Value> {
  const store = useStore();
  const value = useAtomValue(byPlace).get(place);
  const choose = useCallback(
    (next: Value) => store.set(byPlace, new Map(store.get(byPlace)).set(place, next)),
    [store, byPlace, place],
  );
  const keepFor = useCallback(
    (id: number) => {
      const all = new Map(store.get(byPlace));
      const own = all.get(place);
      if (own === undefined || place === id) return;
      all.delete(place);
      store.set(byPlace, all.set(id, own));
    },
    [store, byPlace, place],
  );
  return { value, choose, keepFor };
}

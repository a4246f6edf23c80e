import { atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { useCallback } from 'react';
import { isLike } from '../storage/likeness';
import { useScreenScope } from '../screen/screenScope';
import { draftAtom, type OwnedDraft } from '../storage/storage.atom';
import { userAtom } from './session.atom';

type Change = (before: OwnedDraft | null) => OwnedDraft | null;

const drafts = new Map<string, WritableAtom<OwnedDraft | null, [Change], void>>();

/** One atom a key, made when first asked for: storage is read once, and every reader sees the same words. */
function storedDraft(key: string) {
  const known = drafts.get(key);
  if (known) return known;
  const stored = draftAtom(key);
  const plain = atom(
    (get) => get(stored),
    (get, set, change: Change) => set(stored, change(get(stored)) ?? RESET),
  );
  drafts.set(key, plain);
  return plain;
}

/**
 * What the signed-in person has typed and not sent, kept for this tab of the browser and of the workspace.
 * Somebody else who signs in here later does not see it.
 * @param initial what stands there while nothing was typed, and where what is stored is unlike it
 */
export function useOwnDraft<Words>(
  key: string,
  initial: Words,
): [words: Words, setWords: (words: Words) => void, forget: ForgetDraft] {
  const owner = useAtomValue(userAtom)?.uid ?? '';
  const own = storedDraft(key + useScreenScope());
  const draft = useAtomValue(own);
  const setDraft = useSetAtom(own);
  const words = draft?.owner === owner && isLike(draft.words, initial) ? draft.words : initial;
  const setWords = useCallback(
    (typed: Words) => setDraft(() => ({ owner, words: typed })),
    [owner, setDraft],
  );
  return [words, setWords, useForgetDraft(key)];
}

/** Empties a draft. With `sent`, only while it says that and nothing else: what was typed since then stays. */
export type ForgetDraft = (sent?: string) => void;

/** Empties the draft that `useOwnDraft` reads, without being drawn anew with every key typed into it. */
export function useForgetDraft(key: string): ForgetDraft {
  const setDraft = useSetAtom(storedDraft(key + useScreenScope()));
  return useCallback(
    (sent) => setDraft((before) => (sent === undefined || before?.words === sent ? null : before)),
    [setDraft],
  );
}

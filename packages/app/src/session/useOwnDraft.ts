import { atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { useCallback } from 'react';
import { isLike } from '../storage/likeness';
import { useScreenScope } from '../screen/screenScope';
import { draftAtom, type OwnedDraft } from '../storage/storage.atom';
import { userAtom } from './session.atom';

const drafts = new Map<string, WritableAtom<OwnedDraft | null, [OwnedDraft | null], void>>();

/** One atom a key, made when first asked for: storage is read once, and every reader sees the same words. */
function storedDraft(key: string) {
  const known = drafts.get(key);
  if (known) return known;
  const stored = draftAtom(key);
  const plain = atom(
    (get) => get(stored),
    (_get, set, draft: OwnedDraft | null) => set(stored, draft ?? RESET),
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
): [words: Words, setWords: (words: Words) => void, forget: () => void] {
  const owner = useAtomValue(userAtom)?.uid ?? '';
  const ownKey = key + useScreenScope();
  const draft = useAtomValue(storedDraft(ownKey));
  const setDraft = useSetAtom(storedDraft(ownKey));
  const words = draft?.owner === owner && isLike(draft.words, initial) ? draft.words : initial;
  return [words, useSetOwnDraft<Words>(key), useCallback(() => setDraft(null), [setDraft])];
}

/** Writes the draft that `useOwnDraft` reads, and does not draw anew with every key typed into it. */
export function useSetOwnDraft<Words>(key: string): (words: Words) => void {
  const owner = useAtomValue(userAtom)?.uid ?? '';
  const setDraft = useSetAtom(storedDraft(key + useScreenScope()));
  return useCallback((own: Words) => setDraft({ owner, words: own }), [owner, setDraft]);
}

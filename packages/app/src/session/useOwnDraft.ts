import { atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { useCallback } from 'react';
import { useScreenScope } from '../screenScope';
import { draftAtom } from '../storage.atom';
import { userAtom } from './session.atom';

interface OwnedDraft {
  owner: string;
  words: unknown;
}

const drafts = new Map<string, WritableAtom<OwnedDraft | null, [OwnedDraft | null], void>>();

/** One atom a key, made when first asked for: storage is read once, and every reader sees the same words. */
function storedDraft(key: string) {
  const known = drafts.get(key);
  if (known) return known;
  const stored = draftAtom<OwnedDraft | null>(key, null);
  const plain = atom(
    (get) => get(stored),
    (_get, set, draft: OwnedDraft | null) => set(stored, draft),
  );
  drafts.set(key, plain);
  return plain;
}

/**
 * What the signed-in person has typed and not sent, kept for this tab of the browser and of the workspace.
 * Somebody else who signs in here later does not see it.
 */
export function useOwnDraft<Words>(key: string, initial: Words): [Words, (words: Words) => void] {
  const owner = useAtomValue(userAtom)?.uid ?? '';
  const draft = useAtomValue(storedDraft(key + useScreenScope()));
  const words = draft?.owner === owner ? (draft.words as Words) : initial;
  return [words, useSetOwnDraft<Words>(key)];
}

/** Writes the draft that `useOwnDraft` reads, and does not draw anew with every key typed into it. */
export function useSetOwnDraft<Words>(key: string): (words: Words) => void {
  const owner = useAtomValue(userAtom)?.uid ?? '';
  const setDraft = useSetAtom(storedDraft(key + useScreenScope()));
  return useCallback((own: Words) => setDraft({ owner, words: own }), [owner, setDraft]);
}

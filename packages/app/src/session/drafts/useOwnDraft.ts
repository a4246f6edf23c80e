import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useScreenScope } from '../../screen/screenScope';
import { isLike } from '../../storage/likeness';
import { draftKeyIn, forgetDraftsAtom, storedDraft } from './drafts.atom';
import { userAtom } from '../session.atom';

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
  const own = storedDraft(draftKeyIn(key, useScreenScope()));
  const draft = useAtomValue(own);
  const setDraft = useSetAtom(own);
  const words = draft?.owner === owner && isLike(draft.words, initial) ? draft.words : initial;
  const setWords = useCallback(
    (typed: Words) => setDraft(() => ({ owner, words: typed })),
    [owner, setDraft],
  );
  return [words, setWords, useForgetDraft(key)];
}

/** Empties a draft. With the words that were sent, only while it is those and no others: what was typed since stays. */
export type ForgetDraft = (sent?: unknown) => void;

/** Empties the draft that `useOwnDraft` reads, without being drawn anew with every key typed into it. */
export function useForgetDraft(key: string): ForgetDraft {
  const setDraft = useSetAtom(storedDraft(draftKeyIn(key, useScreenScope())));
  return useCallback(
    (sent) => setDraft((before) => (sent === undefined || before?.words === sent ? null : before)),
    [setDraft],
  );
}

/**
 * Keeps drafts only of these tabs of the workspace: what was typed in one that is closed is gone with it.
 * @param tabIds the same array until a tab comes or goes
 */
export function useKeepDraftsOf(tabIds: readonly string[]): void {
  const forgetDrafts = useSetAtom(forgetDraftsAtom);
  useEffect(() => forgetDrafts((_, tab) => tab === '' || tabIds.includes(tab)), [forgetDrafts, tabIds]);
}

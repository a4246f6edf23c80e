import type { createStore } from 'jotai';
import { isLike } from '../../storage/likeness';
import { storedDraft } from './drafts.atom';

/** What somebody typed and has not sent, read and written without anything being drawn for it. */
export interface OwnDraft<Words> {
  read: () => Words;
  /** null: there is nothing to keep. */
  write: (words: Words | null) => void;
}

interface DraftPlace<Words> {
  key: string;
  /** Uid of whoever typed it; somebody else who signs in here does not see it. */
  owner: string;
  /** What stands there while nothing was typed, and where what is stored is unlike it. */
  initial: Words;
}

/** A draft by its key, kept for this tab of the browser. */
export function ownDraft<Words>(
  store: ReturnType<typeof createStore>,
  { key, owner, initial }: DraftPlace<Words>,
): OwnDraft<Words> {
  const stored = storedDraft(key);
  return {
    read: () => {
      const draft = store.get(stored);
      return draft?.owner === owner && isLike(draft.words, initial) ? draft.words : initial;
    },
    write: (words) => store.set(stored, () => (words === null ? null : { owner, words })),
  };
}

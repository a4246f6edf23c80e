import { atom, type WritableAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { draftKeys } from '../../constants';
import { draftAtom, keysInTab, type OwnedDraft } from '../../storage/storage.atom';

/** What becomes of a draft. */
type DraftChange = (before: OwnedDraft | null) => OwnedDraft | null;

type DraftAtom = WritableAtom<OwnedDraft | null, [DraftChange], void>;

const drafts = new Map<string, DraftAtom>();

/** Between the name of a draft and the tab of the workspace that it is typed in. */
const inTab = '@';

/** Where a draft is kept; each tab of the workspace has its own. */
export const draftKeyIn = (key: string, scope: string): string => (scope ? key + inTab + scope : key);

/** One atom a key, made when first asked for: storage is read once, and every reader sees the same words. */
export function storedDraft(key: string): DraftAtom {
  const known = drafts.get(key);
  if (known) return known;
  const stored = draftAtom(key);
  const made = atom(
    (get) => get(stored),
    (get, set, change: DraftChange) => {
      const before = get(stored);
      const after = change(before);
      if (after !== before) set(stored, after ?? RESET);
    },
  );
  drafts.set(key, made);
  return made;
}

/** Whether a draft stays, by the uid of its owner and the tab of the workspace it was typed in, '' for none. */
export type IsKept = (owner: string, tab: string) => boolean;

/** Empties drafts, those included that nothing has read since the page was opened. */
export const forgetDraftsAtom = atom(null, (_get, set, isKept: IsKept) => {
  for (const key of new Set([...drafts.keys(), ...keysInTab().filter(isDraftKey)])) {
    const [, tab = ''] = key.split(inTab);
    set(storedDraft(key), (draft) => (draft && isKept(draft.owner, tab) ? draft : null));
  }
});

const isDraftKey = (key: string) => Object.values(draftKeys).some((name) => key.startsWith(name));

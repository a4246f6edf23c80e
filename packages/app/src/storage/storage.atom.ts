import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { isLike } from './likeness';

/** Storage that forgets instead of failing: it may be full, or shut by the reader's settings. */
function guarded(read: () => Storage) {
  return createJSONStorage<unknown>(() => ({
    getItem: (key) => attempt(() => read().getItem(key)),
    setItem: (key, value) => attempt(() => read().setItem(key, value)),
    removeItem: (key) => attempt(() => read().removeItem(key)),
  }));
}

function attempt<Value>(touch: () => Value): Value | null {
  try {
    return touch();
  } catch {
    return null;
  }
}

const local = guarded(() => localStorage);
const tab = guarded(() => sessionStorage);

const fromTheStart = { getOnInit: true };

/** Storage that is read with care: an older version or another program may have written it. What does not fit is nothing. */
function fitting<Value>(storage: typeof local, fits: (value: unknown) => value is Value) {
  return {
    ...storage,
    getItem: (key: string, otherwise: unknown) => {
      const value = storage.getItem(key, otherwise);
      return fits(value) ? value : otherwise;
    },
  } as ReturnType<typeof createJSONStorage<Value>>;
}

/** A yes or no that outlives the visit, under `key` in local storage. */
export const storedFlag = (key: string, initial: boolean) =>
  atomWithStorage(
    key,
    initial,
    fitting(local, (value) => isLike(value, initial)),
    fromTheStart,
  );

/** A list that outlives the visit, under `key` in local storage; each of its items is like the sample. */
export function storedList<Item>(key: string, sample: Item) {
  const fits = (value: unknown): value is readonly Item[] =>
    Array.isArray(value) && value.every((item) => isLike(item, sample));
  return atomWithStorage<readonly Item[]>(key, [], fitting(local, fits), fromTheStart);
}

/** What somebody typed and has not sent. */
export interface OwnedDraft {
  /** Their uid. */
  owner: string;
  words: unknown;
}

const isDraft = (value: unknown): value is OwnedDraft => isLike(value, { owner: '', words: undefined });

/** What was typed, kept for this tab under `key`, so that a reload or a lost session loses no words. */
export const draftAtom = (key: string) =>
  atomWithStorage<OwnedDraft | null>(
    key,
    null,
    fitting(tab, (value): value is OwnedDraft | null => value === null || isDraft(value)),
    fromTheStart,
  );

/** The keys of everything that is kept for this tab. */
export const keysInTab = (): string[] => attempt(() => Object.keys(sessionStorage)) ?? [];

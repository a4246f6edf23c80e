import { atomWithStorage, createJSONStorage } from 'jotai/utils';

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

/** A yes or no that outlives the visit, under `key` in local storage. */
export const storedFlag = (key: string, initial: boolean) =>
  atomWithStorage(key, initial, local as ReturnType<typeof createJSONStorage<boolean>>, { getOnInit: true });

/** What was typed, kept for this tab under `key`, so that a reload or a lost session loses no words. */
export const draftAtom = <Draft>(key: string, initial: Draft) =>
  atomWithStorage(key, initial, tab as ReturnType<typeof createJSONStorage<Draft>>, { getOnInit: true });

/** A list that outlives the visit, under `key` in local storage. */
export const storedList = <Item>(key: string) =>
  atomWithStorage<readonly Item[]>(key, [], local as ReturnType<typeof createJSONStorage<readonly Item[]>>, {
    getOnInit: true,
  });

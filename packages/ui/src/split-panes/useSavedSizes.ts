import { useEffect, useRef, useSyncExternalStore } from 'react';
import { parseSizes, serializeSizes, type SizeStorage } from './savedSizes';

/** Pause after the last change before a layout is written, in milliseconds. */
export const saveDelay = 100;

/** Where a group's sizes are kept. */
export interface SavedSizesOptions {
  /** Key of this group; without one nothing is kept. */
  saveKey?: string;
  /** @default window.localStorage */
  storage?: SizeStorage;
  count: number;
}

const neverChanges = () => () => undefined;

/** Storage may be missing, forbidden or full: a layout is not worth an error. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/**
 * The layout of the last visit and a function that keeps a new one.
 * While a page hydrates it answers as the server did (null), so that markup agrees; the stored layout comes in the same paint.
 */
export function useSavedSizes({ saveKey, storage, count }: SavedSizesOptions) {
  const read = () => (saveKey ? attempt(() => (storage ?? window.localStorage).getItem(saveKey)) : null);
  const text = useSyncExternalStore(neverChanges, read, () => null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const write = useRef<() => void>(undefined);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      write.current?.();
    },
    [],
  );

  const save = (sizes: readonly number[]) => {
    if (!saveKey) return;
    clearTimeout(timer.current);
    write.current = () => {
      write.current = undefined;
      attempt(() => (storage ?? window.localStorage).setItem(saveKey, serializeSizes(sizes)));
    };
    timer.current = setTimeout(() => write.current?.(), saveDelay);
  };

  return { savedSizes: parseSizes(text, count), save };
}

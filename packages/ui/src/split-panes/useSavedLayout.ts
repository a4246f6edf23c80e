import { useEffect, useRef, useSyncExternalStore } from 'react';
import { parseLayout, serializeLayout, type SavedLayout, type SizeStorage } from './savedLayout';

/** Pause after the last change before a layout is written, in milliseconds. */
export const saveDelay = 100;

/** Where a group's layout is kept. */
export interface SavedLayoutOptions {
  /** Key of this group; without one nothing is kept. */
  saveKey?: string;
  /** @default window.localStorage */
  storage?: SizeStorage;
  /** Number of panes. */
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
export function useSavedLayout({ saveKey, storage, count }: SavedLayoutOptions) {
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

  const save = (layout: SavedLayout) => {
    if (!saveKey) return;
    clearTimeout(timer.current);
    write.current = () => {
      write.current = undefined;
      attempt(() => (storage ?? window.localStorage).setItem(saveKey, serializeLayout(layout)));
    };
    timer.current = setTimeout(() => write.current?.(), saveDelay);
  };

  return { saved: parseLayout(text, count), save };
}

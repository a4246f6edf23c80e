import type { GardenItem, GardenItemPatch } from '@seedbed/server/contract';
import { useState } from 'react';
import { useInTurn } from '../../../api/useInTurn';
import { toastFailure } from '../../../feedback/toasts';
import { useGardenCalls } from '../garden.api';

/** What is stored at once when it is pressed. */
type Pressed = Pick<GardenItemPatch, 'collectionIds' | 'highlights'>;

const nothing = { patch: {} as Pressed, count: 0 };

/** The changes of an item that is open, one after the other, and the item as it is with those that are on their way. */
export function useItemChanges(item: GardenItem) {
  const { update } = useGardenCalls();
  const store = useInTurn(item, update);
  const [waiting, setWaiting] = useState(nothing);
  /** Shows it at once and stores it; where that fails it says so, and shows what is stored. Never throws. */
  async function press(patch: Pressed, failure: string) {
    setWaiting(({ patch: before, count }) => ({ patch: { ...before, ...patch }, count: count + 1 }));
    try {
      await store(patch);
    } catch (error) {
      toastFailure(failure, error);
    } finally {
      setWaiting(({ patch: all, count }) => (count === 1 ? nothing : { patch: all, count: count - 1 }));
    }
  }
  return { shown: { ...item, ...waiting.patch } as GardenItem, store, press };
}

export type ItemChanges = ReturnType<typeof useItemChanges>;

import type { GardenItem } from '@seedbed/server/contract';
import { toastFailure, toasts } from '../../../feedback/toasts';
import { useGardenCalls } from '../garden.api';

/** Throws an item away and says so, with the way back; `onGone` is told at once. Never throws. */
export function useThrowAway(
  onGone: () => void,
): (item: Pick<GardenItem, 'id' | 'version'>) => Promise<void> {
  const { remove, restore } = useGardenCalls();
  const takeBack = (thrown: Pick<GardenItem, 'id' | 'version'>) =>
    restore(thrown).catch((error: unknown) =>
      toastFailure('It could not be restored. It is still in the trash; try again there.', error),
    );
  return async ({ id, version }) => {
    try {
      await remove({ id, version });
      onGone();
      const thrown = { id, version: version + 1 };
      toasts.add({
        title: 'Moved to the trash',
        description: 'It stays there for 30 days.',
        action: { label: 'Undo', onPress: () => void takeBack(thrown) },
      });
    } catch (error) {
      toastFailure('It could not be thrown away. Nothing was changed; try again.', error);
    }
  };
}

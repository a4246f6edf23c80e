import type { GardenCollection } from '@seedbed/server/contract';
import { ConfirmDialog } from '@seedbed/ui/dialog';
import { toastFailure } from '../../../feedback/toasts';
import { useAttempt } from '../../../feedback/useAttempt';
import { useGardenCalls } from '../garden.api';

interface DeleteCollectionProps {
  collection: GardenCollection;
  /** It was deleted. */
  onGone: () => void;
  onClose: () => void;
}

/** Asks whether a collection is to go. Its items stay. */
export function DeleteCollection({ collection, onGone, onClose }: DeleteCollectionProps) {
  const { removeCollection } = useGardenCalls();
  const { attempt, isPending } = useAttempt();
  async function handleConfirm() {
    const tell = (error: unknown) =>
      toastFailure('The collection could not be deleted. It is kept as it is; try again.', error);
    if (await attempt(() => removeCollection(collection), tell)) onGone();
    onClose();
  }
  return (
    <ConfirmDialog
      title={`Delete ${collection.name}?`}
      description="Its items stay in your garden. This cannot be undone."
      confirmLabel="Delete collection"
      isOpen
      isPending={isPending}
      onOpenChange={onClose}
      onConfirm={() => void handleConfirm()}
    />
  );
}

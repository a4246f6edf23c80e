import type { GardenCollection } from '@seedbed/server/contract';
import { ConfirmDialog } from '@seedbed/ui/dialog';
import { useState } from 'react';
import { toastFailure } from '../../../feedback/toasts';
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
  const [isPending, setIsPending] = useState(false);
  async function handleConfirm() {
    setIsPending(true);
    try {
      await removeCollection(collection);
      onGone();
    } catch (error) {
      toastFailure('The collection could not be deleted. It is kept as it is; try again.', error);
    } finally {
      onClose();
    }
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

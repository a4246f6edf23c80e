import type { Product } from '@seedbed/server/contract';
import { ConfirmDialog } from '@seedbed/ui/dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useProductActions } from './useProductActions';

/** Asks whether the product that is shown is to go, and leaves for the list once it is gone. */
export function DeleteProduct({ product: { id }, onClose }: { product: Product; onClose: () => void }) {
  const actions = useProductActions();
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);

  async function handleDelete() {
    setIsDeleting(true);
    const isGone = await actions.remove(id);
    onClose();
    if (!isGone) return;
    await navigate('/v1/products');
    actions.forget(id);
  }

  return (
    <ConfirmDialog
      title="Are you sure?"
      description="This action cannot be undone. This will permanently delete your product."
      confirmLabel="Delete"
      isPending={isDeleting}
      isOpen
      onOpenChange={onClose}
      onConfirm={() => void handleDelete()}
    />
  );
}

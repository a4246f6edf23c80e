import type { Product } from '@seedbed/server/contract';
import { useState } from 'react';
import { ProductDialog } from './ProductDialog';
import { useProductActions } from './useProductActions';

export interface EditProductProps {
  product: Product;
  onOpenChange: (isOpen: boolean) => void;
}

/** The dialog that edits a product's concept and description; it opens with the saved words. */
export function EditProduct({ product, onOpenChange }: EditProductProps) {
  const [words, setWords] = useState({ concept: product.concept, description: product.description });
  const { update } = useProductActions();
  return (
    <ProductDialog
      title="Edit Product"
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      words={words}
      onWordsChange={setWords}
      isOpen
      onOpenChange={onOpenChange}
      onSubmit={async (edited) => {
        const { error } = await update(product.id, edited);
        if (error === undefined) onOpenChange(false);
        return error;
      }}
    />
  );
}

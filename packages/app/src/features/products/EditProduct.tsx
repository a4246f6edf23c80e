import type { Product } from '@seedbed/server/contract';
import { useState } from 'react';
import { ProductDialog } from './ProductDialog';
import { useProductActions } from './useProductActions';

export interface EditProductProps {
  product: Product;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The dialog that edits a product's concept and description; it opens with the saved words. */
export function EditProduct({ product, isOpen, onOpenChange }: EditProductProps) {
  return isOpen ? <OpenEditProduct product={product} isOpen={isOpen} onOpenChange={onOpenChange} /> : null;
}

function OpenEditProduct({ product, isOpen, onOpenChange }: EditProductProps) {
  const [words, setWords] = useState({ concept: product.concept, description: product.description });
  const { update } = useProductActions();
  return (
    <ProductDialog
      title="Edit Product"
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      words={words}
      onWordsChange={setWords}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSubmit={async (edited) => {
        const { error } = await update(product.id, edited);
        if (error === undefined) onOpenChange(false);
        return error;
      }}
    />
  );
}

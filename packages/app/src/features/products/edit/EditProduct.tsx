import type { Product } from '@seedbed/server/contract';
import { draftKeys } from '../../../constants';
import { useOwnDraft } from '../../../session';
import { ProductDialog } from './ProductDialog';
import { useProductActions } from './useProductActions';

export interface EditProductProps {
  product: Product;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * The dialog that edits a product's concept and description. It opens with the saved words, or with those that a lost
 * session or a reload left unsaved.
 */
export function EditProduct({ product, onOpenChange }: EditProductProps) {
  const [words, setWords, forget] = useOwnDraft(draftKeys.editedProduct + product.id, {
    concept: product.concept,
    description: product.description,
  });
  const { update } = useProductActions();
  const close = () => {
    onOpenChange(false);
    forget();
  };
  return (
    <ProductDialog
      title="Edit Product"
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      words={words}
      onWordsChange={setWords}
      isOpen
      onOpenChange={close}
      onSubmit={async (edited) => {
        const { error } = await update(product.id, edited);
        if (error === undefined) close();
        return error;
      }}
    />
  );
}

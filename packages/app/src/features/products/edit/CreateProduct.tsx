import { useNavigate } from 'react-router';
import { draftKeys } from '../../../constants';
import { useOwnDraft } from '../../../session';
import { ProductDialog } from './ProductDialog';
import type { ProductWords } from './ProductFields';
import { useProductActions } from './useProductActions';

const nothing: ProductWords = { concept: '', description: '' };

export interface CreateProductProps {
  onOpenChange: (isOpen: boolean) => void;
}

/** The dialog that makes a product and then opens it. What was typed outlives a failure, a reload and a lost session. */
export function CreateProduct({ onOpenChange }: CreateProductProps) {
  const [words, setWords] = useOwnDraft(draftKeys.product, nothing);
  const { create } = useProductActions();
  const navigate = useNavigate();

  async function handleSubmit(draft: ProductWords) {
    const answer = await create(draft);
    if ('error' in answer) return answer.error;
    onOpenChange(false);
    setWords(nothing);
    await navigate(`/v1/products/${answer.product.id}`);
    return undefined;
  }

  return (
    <ProductDialog
      title="Create a new product"
      submitLabel="Get started"
      pendingLabel="Thinking deeply..."
      words={words}
      onWordsChange={setWords}
      isOpen
      onOpenChange={onOpenChange}
      onSubmit={handleSubmit}
    />
  );
}

import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { Inline, Stack } from '@seedbed/ui/layout';
import { useState, type FormEvent } from 'react';
import { refusalsOf } from '../../../api/problem';
import {
  focusRefused,
  missingWords,
  ProductFields,
  trimmedWords,
  type ProductRefusals,
  type ProductWords,
} from './ProductFields';

export interface ProductDialogProps {
  title: string;
  words: ProductWords;
  onWordsChange: (words: ProductWords) => void;
  submitLabel: string;
  pendingLabel: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Saves the trimmed words. Resolves with the error where the server refused; the dialog then stays. */
  onSubmit: (words: ProductWords) => Promise<unknown>;
}

/** The form for a product's concept and description, to make one or to edit one. */
export function ProductDialog({ title, isOpen, onOpenChange, ...form }: ProductDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={false}>
      <ProductForm {...form} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

type ProductFormProps = Omit<ProductDialogProps, 'title' | 'isOpen' | 'onOpenChange'> & {
  onCancel: () => void;
};

function ProductForm({
  words,
  onWordsChange,
  submitLabel,
  pendingLabel,
  onSubmit,
  onCancel,
}: ProductFormProps) {
  const [refusals, setRefusals] = useState<ProductRefusals>({});
  const [isPending, setIsPending] = useState(false);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const refuse = (refused: ProductRefusals) => {
      setRefusals(refused);
      focusRefused(form, refused);
    };
    const trimmed = trimmedWords(words);
    const missing = missingWords(trimmed);
    if (Object.keys(missing).length > 0) return refuse(missing);
    setIsPending(true);
    const error = await onSubmit(trimmed);
    setIsPending(false);
    refuse(refusalsOf(error));
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Stack gap="large">
        <ProductFields {...{ words, onWordsChange, refusals }} onRefusalsChange={setRefusals} />
        <Stack gap="xsmall" align="end">
          <FormButtons {...{ isPending, submitLabel, pendingLabel, onCancel }} />
        </Stack>
      </Stack>
    </form>
  );
}

interface FormButtonsProps {
  isPending: boolean;
  submitLabel: string;
  pendingLabel: string;
  onCancel: () => void;
}

function FormButtons({ isPending, submitLabel, pendingLabel, onCancel }: FormButtonsProps) {
  return (
    <Inline gap="xsmall">
      <Button variant="quiet" onPress={onCancel} isDisabled={isPending}>
        Cancel
      </Button>
      <Button variant="primary" type="submit" isPending={isPending} pendingLabel={pendingLabel}>
        {submitLabel}
      </Button>
    </Inline>
  );
}

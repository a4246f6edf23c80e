import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { TextField } from '@seedbed/ui/field';
import { Inline, Stack } from '@seedbed/ui/layout';
import { useState, type FormEvent } from 'react';
import { ApiError } from '../../api/problem';

/** What a person writes about a product. */
export interface ProductWords {
  concept: string;
  description: string;
}

type Refusals = Partial<Record<keyof ProductWords, string>>;

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
  const [refusals, setRefusals] = useState<Refusals>({});
  const [isPending, setIsPending] = useState(false);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const trimmed = { concept: words.concept.trim(), description: words.description.trim() };
    const missing = missingWords(trimmed);
    setRefusals(missing);
    if (Object.keys(missing).length > 0) return;
    setIsPending(true);
    const error = await onSubmit(trimmed);
    setIsPending(false);
    setRefusals(refusalsOf(error));
  }

  const change = (field: keyof ProductWords) => (value: string) => {
    onWordsChange({ ...words, [field]: value });
    setRefusals((said) => ({ ...said, [field]: undefined }));
  };

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Stack gap="large">
        <TextField
          label="Product concept"
          name="concept"
          description="ie. Sleep aid, recovery drink mix, menstrual cramp supplement etc."
          placeholder="Enter your product concept"
          value={words.concept}
          onChange={change('concept')}
          errorMessage={refusals.concept}
          autoFocus
        />
        <TextField
          label="Product description"
          name="description"
          description="Which claims do you want to make or what problem are you solving?"
          placeholder="Describe your product claims"
          isMultiline
          rows={5}
          value={words.description}
          onChange={change('description')}
          errorMessage={refusals.description}
        />
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

function missingWords({ concept, description }: ProductWords): Refusals {
  return {
    ...(concept ? {} : { concept: 'Enter a product concept' }),
    ...(description ? {} : { description: 'Enter a product description' }),
  };
}

/** The server's word on each field, where it has one. */
function refusalsOf(error: unknown): Refusals {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}

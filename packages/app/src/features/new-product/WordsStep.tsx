import { Button } from '@seedbed/ui/button';
import { Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import type { FormEvent } from 'react';
import {
  focusRefused,
  missingWords,
  ProductFields,
  trimmedWords,
  type ProductRefusals,
  type ProductWords,
} from '../products';
import type { NewProduct } from './newProduct';
import { StepWords } from './StepWords';

export interface WordsStepProps {
  product: NewProduct;
  refusals: ProductRefusals;
  onRefusalsChange: (refusals: ProductRefusals) => void;
  onWordsChange: (words: ProductWords) => void;
  onStartOver: () => void;
  /** The words are there, trimmed. */
  onDone: (words: ProductWords) => void;
}

/** The first step: what the product is and what it promises. */
export function WordsStep({ product, refusals, onRefusalsChange, ...on }: WordsStepProps) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = trimmedWords(product.words);
    const missing = missingWords(words);
    onRefusalsChange(missing);
    focusRefused(event.currentTarget, missing);
    if (Object.keys(missing).length === 0) on.onDone(words);
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="large">
        <StepWords title="What are you making?">
          Say what it is and what it should do. You can change both at any time.
        </StepWords>
        {product.saved && (
          <Notice
            title="This product is already saved"
            action={<Button onPress={on.onStartOver}>Start another</Button>}
          >
            What you change in these steps changes it.
          </Notice>
        )}
        <ProductFields
          words={product.words}
          onWordsChange={on.onWordsChange}
          {...{ refusals, onRefusalsChange }}
        />
        <Stack align="start">
          <Button variant="primary" type="submit">
            Continue
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

import { Button } from '@seedbed/ui/button';
import { FormFactorPicker } from '@seedbed/ui/form-factor';
import { Inline, Stack } from '@seedbed/ui/layout';
import { useState } from 'react';
import { formFactorOptions, initialMeasure, measureOf, measureRange, type Measure } from '../form-factor';
import type { NewProduct } from './newProduct';
import { StepWords } from './StepWords';

export interface FormStepProps {
  product: NewProduct;
  onBack: () => void;
  /** Saves the product with this form, or with none. */
  onDone: (measure: Measure | null) => Promise<void>;
}

/** The second step: the form the product takes. Leaving it forward saves the product, so that it can be estimated. */
export function FormStep({ product, onBack, onDone }: FormStepProps) {
  const [measure, setMeasure] = useState(product.measure ?? initialMeasure);
  const [pending, setPending] = useState<'with' | 'without'>();

  async function handleDone(which: 'with' | 'without') {
    if (pending) return;
    setPending(which);
    await onDone(which === 'with' ? measure : null);
    setPending(undefined);
  }

  return (
    <Stack gap="xlarge">
      <StepWords title="Form and volume">
        An estimate is worked out for saved products, so going on saves this one among your products.
      </StepWords>
      <FormFactorPicker
        options={formFactorOptions}
        range={measureRange}
        value={measure}
        onChange={(value) => setMeasure((before) => measureOf(value) ?? before)}
      />
      <Inline gap="xsmall">
        <Button
          variant="primary"
          isPending={pending === 'with'}
          isDisabled={pending === 'without'}
          pendingLabel="Thinking deeply..."
          onPress={() => void handleDone('with')}
        >
          {product.saved ? 'Save and see the estimate' : 'Save and estimate'}
        </Button>
        <Button
          variant="quiet"
          isPending={pending === 'without'}
          isDisabled={pending === 'with'}
          pendingLabel="Thinking deeply..."
          onPress={() => void handleDone('without')}
        >
          Skip
        </Button>
        <Button variant="quiet" isDisabled={pending !== undefined} onPress={onBack}>
          Back
        </Button>
      </Inline>
    </Stack>
  );
}

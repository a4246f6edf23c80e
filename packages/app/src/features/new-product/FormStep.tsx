import { Button } from '@seedbed/ui/button';
import { FormFactorPicker } from '@seedbed/ui/form-factor';
import { Inline, Stack } from '@seedbed/ui/layout';
import { useState } from 'react';
import { formFactorOptions, initialMeasure, measureOf, measureRange, type Measure } from '../form-factor';
import { hasPack, ProductShape } from '../product-kind';
import type { NewProduct } from './newProduct';
import { StepWords } from './StepWords';
import { useShape } from './useShape';

export interface FormStepProps {
  product: NewProduct;
  onBack: () => void;
  /** What the product is was said otherwise. */
  onShapeChange: (part: Pick<NewProduct, 'kind' | 'pack'>) => void;
  /** Saves the product with this form, or with none. */
  onDone: (measure: Measure | null) => Promise<void>;
}

/** The second step: the form the product takes, or the pack of a food or drink. Leaving it forward saves the product, so that it can be estimated. */
export function FormStep({ product, onBack, onShapeChange, onDone }: FormStepProps) {
  const shape = useShape(product);
  const isPacked = hasPack(shape.kind);
  const [measure, setMeasure] = useState(product.measure ?? initialMeasure);
  const [pending, setPending] = useState<'with' | 'without'>();

  async function handleDone(which: 'with' | 'without') {
    if (pending) return;
    setPending(which);
    await onDone(which === 'with' && !isPacked ? measure : null);
    setPending(undefined);
  }

  return (
    <Stack gap="xlarge">
      <StepWords title={isPacked ? 'Pack and size' : 'Form and volume'}>
        An estimate is worked out for saved products, so going on saves this one among your products.
      </StepWords>
      <ProductShape
        words={product.words}
        {...shape}
        onKindChange={(kind) => onShapeChange({ kind, pack: null })}
        onPackChange={(pack) => onShapeChange({ kind: shape.kind, pack })}
      />
      {!isPacked && (
        <FormFactorPicker
          options={formFactorOptions}
          range={measureRange}
          value={measure}
          onChange={(value) => setMeasure((before) => measureOf(value) ?? before)}
        />
      )}
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

import { Button } from '@seedbed/ui/button';
import { FormFactorPicker } from '@seedbed/ui/form-factor';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useEffect, useRef, useState } from 'react';
import { formFactorOptions, measureOf, type Measure } from '../form-factor';
import { EstimateFigures } from '../products';
import * as styles from './NewProductPage.css';
import { StepWords } from './StepWords';
import type { NewProductDesk } from './useNewProduct';

/** Pause after the last move of form or volume before the estimate is worked out again. */
const estimatePause = 300;

export interface ReviewStepProps {
  desk: NewProductDesk;
  onBack: () => void;
  onOpen: () => Promise<void>;
}

/** The last step: what was said, and what the first production run would cost; it follows form and volume. */
export function ReviewStep({ desk: { product, change, save }, onBack, onOpen }: ReviewStepProps) {
  const [isOpening, setIsOpening] = useState(false);
  const { words, measure, saved } = product;
  const { isBehind, follow } = useEstimateThatFollows({ change, save });

  return (
    <Stack gap="xlarge">
      <StepWords title="What the first run would cost">
        The product is saved. Its figures are estimates, and what they rest on is on its page.
      </StepWords>
      <dl className={styles.summary}>
        <Text as="dt" tone="quiet">
          Concept
        </Text>
        <dd>{words.concept}</dd>
        <Text as="dt" tone="quiet">
          Description
        </Text>
        <dd>{words.description}</dd>
        {!measure && (
          <>
            <Text as="dt" tone="quiet">
              Form
            </Text>
            <dd>None chosen; the estimate takes the usual one for this concept.</dd>
          </>
        )}
      </dl>
      {measure && (
        <FormFactorPicker
          options={formFactorOptions}
          value={measure}
          onChange={(value) => follow(measureOf(value) ?? measure)}
        />
      )}
      <div aria-busy={isBehind}>
        {saved && <EstimateFigures productId={saved.id} />}
        <Text as="p" tone="quiet" role="status">
          {isBehind ? 'Working out the estimate again...' : ''}
        </Text>
      </div>
      <Inline gap="xsmall">
        <Button
          variant="primary"
          isPending={isOpening}
          onPress={() => {
            setIsOpening(true);
            void onOpen().finally(() => setIsOpening(false));
          }}
        >
          Open the product
        </Button>
        <Button variant="quiet" onPress={onBack}>
          Back
        </Button>
      </Inline>
    </Stack>
  );
}

/** Saves form and volume a moment after they moved, which works out the estimate again. */
function useEstimateThatFollows({ change, save }: Pick<NewProductDesk, 'change' | 'save'>) {
  const [isBehind, setIsBehind] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const follow = (measure: Measure) => {
    change({ measure });
    setIsBehind(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save().finally(() => setIsBehind(false)), estimatePause);
  };
  return { isBehind, follow };
}

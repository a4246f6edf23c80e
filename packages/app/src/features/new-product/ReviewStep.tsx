import { Button } from '@seedbed/ui/button';
import { FormFactorPicker } from '@seedbed/ui/form-factor';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Text } from '@seedbed/ui/text';
import { useEffect, useRef, useState } from 'react';
import { formFactorOptions, measureOf, measureRange } from '../form-factor';
import { hasPack, ProductShape } from '../product-kind';
import { EstimateFigures } from '../products';
import * as styles from './NewProductPage.css';
import { StepWords } from './StepWords';
import type { NewProduct } from './newProduct';
import type { ShapingProduct } from './useNewProduct';
import { useShape } from './useShape';

/** Pause after the last move of form or volume before the estimate is worked out again. */
const estimatePause = 300;

export interface ReviewStepProps {
  shaping: ShapingProduct;
  onBack: () => void;
  onOpen: () => Promise<void>;
}

/** The last step: what was said, and what the first production run would cost; it follows form and volume, or pack and size. */
export function ReviewStep({ shaping: { product, change, save }, onBack, onOpen }: ReviewStepProps) {
  const [isOpening, setIsOpening] = useState(false);
  const { words, measure, saved } = product;
  const { progress, follow, catchUp } = useEstimateThatFollows({ change, save });
  const shape = useShape(product);
  const isPacked = hasPack(shape.kind);

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
        {!measure && !isPacked && (
          <>
            <Text as="dt" tone="quiet">
              Form
            </Text>
            <dd>None chosen; the estimate takes the usual one for this concept.</dd>
          </>
        )}
      </dl>
      <ProductShape
        words={words}
        {...shape}
        onKindChange={(kind) => follow({ kind, pack: null })}
        onPackChange={(pack) => follow({ kind: shape.kind, pack })}
      />
      {measure && !isPacked && (
        <FormFactorPicker
          options={formFactorOptions}
          range={measureRange}
          value={measure}
          onChange={(value) => follow({ measure: measureOf(value) ?? measure })}
        />
      )}
      <div className={styles.estimate} aria-busy={progress === 'behind'}>
        <div className={styles.behind}>
          <Text as="p" size="caption" tone="quiet" role="status">
            {progress === 'behind' ? 'Working out the estimate again...' : ''}
          </Text>
        </div>
        {progress === 'failed' && (
          <Notice
            tone="critical"
            title="The estimate did not follow"
            action={<Button onPress={() => void catchUp()}>Try again</Button>}
          >
            {isPacked ? 'Pack and size' : 'Form and volume'} are kept here but not saved yet. The figures are
            those of before.
          </Notice>
        )}
        {saved && <EstimateFigures productId={saved.id} />}
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

/** Whether the figures are those of the form and volume that are chosen. */
type Progress = 'even' | 'behind' | 'failed';

/** Saves form and volume, or kind and pack, a moment after they moved, which works out the estimate again. */
function useEstimateThatFollows({ change, save }: Pick<ShapingProduct, 'change' | 'save'>) {
  const [progress, setProgress] = useState<Progress>('even');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const catchUp = async () => {
    turn.current += 1;
    const own = turn.current;
    setProgress('behind');
    const saving = await save();
    // Moved on meanwhile: the save after this one has the word.
    if (own === turn.current) setProgress('id' in saving ? 'even' : 'failed');
  };
  const follow = (part: Partial<NewProduct>) => {
    turn.current += 1;
    change(part);
    setProgress('behind');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void catchUp(), estimatePause);
  };
  return { progress, follow, catchUp };
}

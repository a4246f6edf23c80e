import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { refusalsOf } from '../../api/problem';
import { narrowPage, PlainPage } from '../../shell';
import { measureIn, type Measure } from '../form-factor';
import type { ProductRefusals } from '../products';
import { FormStep } from './FormStep';
import { newProductSteps, stepIn, type NewProductStep } from './newProduct';
import * as styles from './NewProductPage.css';
import { ReviewStep } from './ReviewStep';
import { useNewProduct } from './useNewProduct';
import { WordsStep } from './WordsStep';

const titles: Readonly<Record<NewProductStep, string>> = {
  words: 'Concept',
  form: 'Form and volume',
  review: 'Estimate',
};

const hrefOf = (step: NewProductStep) => (step === 'words' ? '/new-product' : `/new-product?step=${step}`);

/** A product in three steps: what it is, the form it takes, what it would cost. */
export function NewProductPage() {
  const shaping = useNewProduct();
  const { product, change, clear, save } = shaping;
  const { search } = useLocation();
  const navigate = useNavigate();
  const [refusals, setRefusals] = useState<ProductRefusals>({});
  const step = stepIn(search, product);
  const goTo = (next: NewProductStep) => void navigate(hrefOf(next));

  async function handleMeasure(measure: Measure | null) {
    change({ measure });
    const saving = await save();
    if ('id' in saving) return goTo('review');
    const refused = refusalsOf(saving.error);
    setRefusals(refused);
    if (refused.concept ?? refused.description) goTo('words');
  }

  async function handleOpen() {
    const saving = await save();
    if (!('id' in saving)) return;
    await navigate(`/v1/products/${saving.id}`);
    clear();
  }

  return (
    <PlainPage title="New product">
      <div className={narrowPage}>
        <Steps current={step} />
        <StepContent key={step} step={step}>
          {step === 'words' && (
            <WordsStep
              {...{ product, refusals }}
              onRefusalsChange={setRefusals}
              onWordsChange={(words) => change({ words })}
              onStartOver={clear}
              onDone={(words) => {
                change({ words, measure: measureIn(search) ?? product.measure });
                goTo('form');
              }}
            />
          )}
          {step === 'form' && (
            <FormStep
              product={product}
              onBack={() => goTo('words')}
              onShapeChange={change}
              onDone={handleMeasure}
            />
          )}
          {step === 'review' && (
            <ReviewStep shaping={shaping} onBack={() => goTo('form')} onOpen={handleOpen} />
          )}
        </StepContent>
      </div>
    </PlainPage>
  );
}

function Steps({ current }: { current: NewProductStep }) {
  return (
    <ol className={styles.steps} aria-label="Steps">
      {newProductSteps.map((step, index) => (
        <li key={step} className={styles.step} aria-current={step === current ? 'step' : undefined}>
          {index + 1}. {titles[step]}
        </li>
      ))}
    </ol>
  );
}

interface StepContentProps {
  step: NewProductStep;
  children: ReactNode;
}

/** Takes the focus when one comes from another step: what was pressed is gone. The first step's field takes it itself. */
function StepContent({ step, children }: StepContentProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    if (!ref.current?.contains(document.activeElement)) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={ref} tabIndex={-1} className={styles.content} aria-label={titles[step]}>
      {children}
    </section>
  );
}

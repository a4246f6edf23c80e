import type { Product } from '@seedbed/server/contract';
import { lazy, Suspense, useState } from 'react';
import { useFormulaListCalls, useFormulas } from './formula.api';
import { EmptyFormula, startOf, type Beginning } from './states/EmptyFormula';
import { FormulaFailure } from './states/FormulaFailure';
import { FormulaSkeleton } from './states/FormulaSkeleton';

/** All that a formula is worked with; the ways to begin one are there before. */
const OpenFormula = lazy(async () => ({ default: (await import('./OpenFormula')).OpenFormula }));

export interface FormulaBuilderProps {
  product: Pick<Product, 'id' | 'concept'>;
  /** What is said where there is no line yet. */
  promise: string;
}

/** A product's formulas: the one that is worked on, or the ways to begin one. */
export function FormulaBuilder({ product, promise }: FormulaBuilderProps) {
  const { data: formulas, error, mutate } = useFormulas(product.id);
  const { create, remove } = useFormulaListCalls(product.id);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [begun, setBegun] = useState<Beginning | null>(null);
  if (!formulas)
    return error ? <FormulaFailure error={error} onRetry={() => void mutate()} /> : <FormulaSkeleton />;
  const chosen = formulas.find(({ id }) => id === chosenId) ?? formulas[0];
  /** A formula that is there and empty takes lines; the suggested ones come with a formula of their own. */
  const begin = async (how: Beginning, key: string) => {
    if (how === 'suggested' || !chosen) {
      const { formula } = await create(startOf(product.concept, how), key);
      setChosenId(formula.id);
      if (chosen) await remove(chosen);
    }
    setBegun(how);
  };
  if (!chosen) return <EmptyFormula promise={promise} onBegin={begin} />;
  return (
    <Suspense fallback={<FormulaSkeleton />}>
      <OpenFormula
        key={chosen.id}
        id={chosen.id}
        productId={product.id}
        begun={begun}
        whileEmpty={<EmptyFormula promise={promise} onBegin={begin} />}
        formulas={formulas}
        onChoose={setChosenId}
      />
    </Suspense>
  );
}

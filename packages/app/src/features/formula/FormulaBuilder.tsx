import type { Product } from '@seedbed/server/contract';
import { lazy, Suspense, useState } from 'react';
import { useFormulaListCalls, useFormulas } from './formulaList.api';
import { EmptyFormula, startOf, type Arrival, type Beginning } from './states/EmptyFormula';
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
  const [arrival, setArrival] = useState<Arrival | null>(null);
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
    setArrival(how);
  };
  const choose = (id: number | null) => {
    setChosenId(id);
    setArrival('chosen');
  };
  const empty = <EmptyFormula promise={promise} isInPlace={arrival === 'chosen'} onBegin={begin} />;
  if (!chosen) return empty;
  return (
    <Suspense fallback={<FormulaSkeleton />}>
      <OpenFormula
        key={chosen.id}
        id={chosen.id}
        productId={product.id}
        arrival={arrival}
        whileEmpty={empty}
        formulas={formulas}
        onChoose={choose}
      />
    </Suspense>
  );
}

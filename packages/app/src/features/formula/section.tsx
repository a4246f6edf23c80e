import { lazy, Suspense } from 'react';
import type { ProductSectionType } from '../../navigation/productSections';

const FormulaBuilder = lazy(async () => ({ default: (await import('./FormulaBuilder')).FormulaBuilder }));

/** The formula on its product's page. */
export const formulaSection: ProductSectionType = {
  id: 'formula',
  Body: ({ product, promise }) => (
    <Suspense fallback={<p>{promise}</p>}>
      <FormulaBuilder product={product} promise={promise} />
    </Suspense>
  ),
};

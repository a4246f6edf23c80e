import { lazy, Suspense } from 'react';
import type { ProductSectionType } from '../../navigation/productSections';

const FormulaBuilder = lazy(async () => ({ default: (await import('./FormulaBuilder')).FormulaBuilder }));

const StudiedDoses = lazy(async () => ({ default: (await import('./cite/StudiedDoses')).StudiedDoses }));

/** The formula on its product's page, and the way into it from the doses that the insights cite. */
export const formulaSection: ProductSectionType = {
  id: 'formula',
  Body: ({ product, promise }) => (
    <Suspense fallback={<p>{promise}</p>}>
      <FormulaBuilder product={product} promise={promise} />
    </Suspense>
  ),
  UnderInsights: (props) => (
    <Suspense fallback={null}>
      <StudiedDoses {...props} />
    </Suspense>
  ),
};

import { Text } from '@seedbed/ui/text';
import { lazy, Suspense } from 'react';
import type { ProductSectionType } from '../../navigation/productSections';

const ProductionRoom = lazy(async () => ({ default: (await import('./ProductionRoom')).ProductionRoom }));

/** Requests for quotation on their product's page. */
export const productionSection: ProductSectionType = {
  id: 'production',
  Body: ({ product, promise }) => {
    const words = (
      <Text as="p" size="reading" tone="quiet">
        {promise}
      </Text>
    );
    return (
      <Suspense fallback={words}>
        <ProductionRoom key={product.id} productId={product.id} whileEmpty={words} />
      </Suspense>
    );
  },
};

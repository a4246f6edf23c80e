import { Text } from '@seedbed/ui/text';
import { lazy, Suspense } from 'react';
import type { ProductSectionType } from '../../navigation/productSections';

const ClaimsRoom = lazy(async () => ({ default: (await import('./ClaimsRoom')).ClaimsRoom }));

/** The claims on their product's page. */
export const claimsSection: ProductSectionType = {
  id: 'claims',
  Body: ({ product, promise }) => {
    const words = (
      <Text as="p" size="reading" tone="quiet">
        {promise}
      </Text>
    );
    return (
      <Suspense fallback={words}>
        <ClaimsRoom key={product.id} productId={product.id} whileEmpty={words} />
      </Suspense>
    );
  },
};

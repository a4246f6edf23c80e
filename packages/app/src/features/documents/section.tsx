import { Text } from '@seedbed/ui/text';
import { lazy, Suspense } from 'react';
import type { ProductSectionType } from '../../navigation/productSections';

const DocumentsRoom = lazy(async () => ({ default: (await import('./DocumentsRoom')).DocumentsRoom }));

/** The documents on their product's page. */
export const documentsSection: ProductSectionType = {
  id: 'documents',
  Body: ({ product, promise }) => {
    const words = (
      <Text as="p" size="reading" tone="quiet">
        {promise}
      </Text>
    );
    return (
      <Suspense fallback={words}>
        <DocumentsRoom key={product.id} productId={product.id} whileEmpty={words} />
      </Suspense>
    );
  },
};

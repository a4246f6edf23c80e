import { Heading, Text } from '@seedbed/ui/text';
import { lazy, Suspense } from 'react';
import { sectionPromises } from '../../products';
import { ProductTab } from '../../workspace';
import * as styles from '../sourcing.css';

const ProductionRoom = lazy(async () => ({ default: (await import('../ProductionRoom')).ProductionRoom }));

/** The requests and suppliers of the workspace's product. */
export function SuppliersTab() {
  return (
    <ProductTab>
      {({ id }) => (
        <div className={styles.tab}>
          <Heading level={2} size="heading">
            Production
          </Heading>
          <Suspense fallback={null}>
            <ProductionRoom
              key={id}
              productId={id}
              whileEmpty={
                <Text as="p" size="reading" tone="quiet">
                  {sectionPromises.production}
                </Text>
              }
            />
          </Suspense>
        </div>
      )}
    </ProductTab>
  );
}

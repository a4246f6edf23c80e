import { Text } from '@seedbed/ui/text';
import { sectionPromises } from '../products';
import { ProductTab } from '../workspace';
import { ProductionRoom } from './ProductionRoom';
import * as styles from './sourcing.css';

/** The requests and suppliers of the workspace's product. */
export function SuppliersTab() {
  return (
    <ProductTab>
      {({ id }) => (
        <div className={styles.tab}>
          <ProductionRoom
            key={id}
            productId={id}
            whileEmpty={
              <Text as="p" size="reading" tone="quiet">
                {sectionPromises.production}
              </Text>
            }
          />
        </div>
      )}
    </ProductTab>
  );
}

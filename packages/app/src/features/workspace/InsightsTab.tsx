import { Heading, Text } from '@seedbed/ui/text';
import { ProductInsights } from '../products';
import { ProductTab } from './ProductTab';
import { useTab } from './tabContext';
import * as styles from './Workspace.css';

/** What is known about the workspace's product, and what its first run would cost. */
export function InsightsTab() {
  const { title } = useTab();
  return (
    <ProductTab>
      {(product) => (
        <div className={styles.sheet}>
          <div className={styles.sheetWords}>
            <Heading level={2} size="heading">
              {title}
            </Heading>
            <Text as="p" tone="quiet">
              {product.concept}
            </Text>
          </div>
          <ProductInsights product={product} />
        </div>
      )}
    </ProductTab>
  );
}

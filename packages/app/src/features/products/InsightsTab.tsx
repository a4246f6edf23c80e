import { ProductTab, TabSheet } from '../workspace';
import { ProductInsights } from './detail/ProductInsights';

/** What is known about the workspace's product, and what its first run would cost. */
export const InsightsTab = () => (
  <ProductTab>
    {(product) => (
      <TabSheet subject={product.concept}>
        <ProductInsights product={product} />
      </TabSheet>
    )}
  </ProductTab>
);

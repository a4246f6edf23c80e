import { TabSheet, useWorkspaceProduct } from '../workspace';
import { LateStudies } from './LateStudies';

/** Studies to look through; where the workspace has a product, with the dose of its formula beside them. */
export function StudyChartTab() {
  const { product, products, error } = useWorkspaceProduct();
  if (!products && !error) return null;
  return (
    <TabSheet subject={product?.concept ?? 'Effect against dose; every study a point that opens its source.'}>
      <LateStudies key={product?.id} product={product} />
    </TabSheet>
  );
}

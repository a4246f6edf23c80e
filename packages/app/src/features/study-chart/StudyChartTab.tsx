import { TabSheet, useWorkspaceProduct } from '../workspace';
import { LateStudies } from './explorer/LateStudies';
import { StudiesLoading } from './explorer/StudiesLoading';

/** Studies to look through; where the workspace has a product, with the dose of its formula beside them. */
export function StudyChartTab() {
  const { product, products, error } = useWorkspaceProduct();
  return (
    <TabSheet subject={product?.concept ?? 'Effect against dose; every study a point that opens its source.'}>
      {products || error ? <LateStudies key={product?.id} product={product} /> : <StudiesLoading />}
    </TabSheet>
  );
}

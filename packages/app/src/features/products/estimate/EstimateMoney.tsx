import * as styles from './EstimateReport.css';
import { EstimateWaterfall } from './EstimateWaterfall';
import { useEstimate } from '../products.api';

/** Where the money goes, under the figures it explains. Its place is kept while they are on their way. */
export function EstimateMoney({ productId }: { productId: number }) {
  const { data: estimate, error } = useEstimate(productId);
  if (estimate) return estimate.withheld ? null : <EstimateWaterfall estimate={estimate} />;
  return error ? null : <div className={styles.moneyLoading} />;
}

import { EstimateBasis } from './EstimateBasis';
import { EstimateLines } from './EstimateLines';
import { EstimateMarket } from './EstimateMarket';
import { EstimateRange } from './EstimateRange';
import * as styles from './EstimateReport.css';
import { EstimateWaterfall } from './EstimateWaterfall';
import { useEstimate } from './products.api';

/** Where the money goes, under the figures it explains. Its place is kept while they are on their way. */
export function EstimateMoney({ productId }: { productId: number }) {
  const { data: estimate, error } = useEstimate(productId);
  if (estimate) return estimate.withheld ? null : <EstimateWaterfall estimate={estimate} />;
  return error ? null : <div className={styles.moneyLoading} />;
}

/** What moves the figures and what they rest on; nothing until they are there. */
export function EstimateTables({ productId }: { productId: number }) {
  const { data: estimate } = useEstimate(productId);
  if (!estimate) return null;
  return (
    <div className={styles.tables}>
      <EstimateMarket estimate={estimate} />
      <EstimateRange estimate={estimate} />
      <EstimateLines estimate={estimate} />
      <EstimateBasis estimate={estimate} />
    </div>
  );
}

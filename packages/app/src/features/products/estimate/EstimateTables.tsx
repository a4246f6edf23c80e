import { EstimateBasis } from './EstimateBasis';
import { EstimateLines } from './EstimateLines';
import { EstimateMarket } from './EstimateMarket';
import { EstimateRange } from './EstimateRange';
import * as styles from './EstimateReport.css';
import { useEstimate } from '../products.api';

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

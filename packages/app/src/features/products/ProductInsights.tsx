import type { Product } from '@seedbed/server/contract';
import { Text } from '@seedbed/ui/text';
import { RichText } from '../../text/RichText';
import { EstimateFigures } from './EstimateFigures';
import { EstimateMoney, EstimateTables } from './EstimateReport';
import { Folded } from './Folded';
import { insightsParts } from './insightsParts';
import { promise } from './ProductDetailPage.css';
import * as styles from './ProductInsights.css';
import { sectionPromises } from './sections';

/** What a product would cost and bring, what is known about its concept, and the tables behind the figures. */
export function ProductInsights({ product: { id, insights } }: { product: Product }) {
  return (
    <div className={styles.insights}>
      <EstimateFigures productId={id} />
      <EstimateMoney productId={id} />
      {insights ? (
        <InsightsText>{insights}</InsightsText>
      ) : (
        <div className={promise}>
          <Text as="p" size="reading" tone="quiet">
            {sectionPromises.insights}
          </Text>
        </div>
      )}
      <EstimateTables productId={id} />
    </div>
  );
}

function InsightsText({ children }: { children: string }) {
  const { text, sources } = insightsParts(children);
  return (
    <div className={styles.text}>
      <RichText>{text}</RichText>
      {sources && (
        <Folded summary="Sources">
          <RichText size="body">{sources}</RichText>
        </Folded>
      )}
    </div>
  );
}

import { Heading, Text } from '@seedbed/ui/text';
import { RichText } from '../../RichText';
import { EstimateDetail, EstimateFigures, sectionPromises } from '../products';
import { ProductTab } from './ProductTab';
import { useTab } from './tabContext';
import * as styles from './Workspace.css';

/** What is known about the workspace's product, and what its first run would cost. */
export function InsightsTab() {
  const { title } = useTab();
  return (
    <ProductTab>
      {({ id, concept, insights }) => (
        <div className={styles.sheet}>
          <div className={styles.sheetWords}>
            <Heading level={2} size="heading">
              {title}
            </Heading>
            <Text as="p" tone="quiet">
              {concept}
            </Text>
          </div>
          <EstimateFigures productId={id} />
          <div className={styles.reading}>
            <RichText>{insights ?? sectionPromises.insights}</RichText>
          </div>
          <EstimateDetail productId={id} />
        </div>
      )}
    </ProductTab>
  );
}

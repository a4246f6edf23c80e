import type { Product } from '@seedbed/server/contract';
import { sectionPanelProps, SectionTabs } from '@seedbed/ui/section-tabs';
import { Heading, Text } from '@seedbed/ui/text';
import { RichText } from '../../RichText';
import { EstimateDetail, EstimateFigures } from './EstimateReport';
import * as styles from './ProductDetailPage.css';
import { productSections, sectionPromises, type ProductSectionId } from './sections';
import { useActiveSection } from './useActiveSection';

const ids = productSections.map(({ id }) => id);

/** The five sections under each other, and the bar that leads to them and follows the scroll. */
export function ProductSections({ product }: { product: Product }) {
  const { activeId, select } = useActiveSection(ids);
  return (
    <div className={styles.body}>
      <SectionTabs label="Sections" sections={productSections} activeId={activeId} onSelect={select} />
      {productSections.map(({ id, label }) => (
        <section key={id} {...sectionPanelProps(id)} className={styles.section}>
          <div className={styles.sectionTitle}>
            <Heading level={2}>{label}</Heading>
          </div>
          <SectionBody id={id} product={product} />
        </section>
      ))}
    </div>
  );
}

function SectionBody({ id, product }: { id: ProductSectionId; product: Product }) {
  if (id !== 'insights') return <SectionPromise id={id} />;
  return (
    <>
      <EstimateFigures productId={product.id} />
      {product.insights ? (
        <div className={styles.reading}>
          <RichText>{product.insights}</RichText>
        </div>
      ) : (
        <SectionPromise id={id} />
      )}
      <EstimateDetail productId={product.id} />
    </>
  );
}

function SectionPromise({ id }: { id: ProductSectionId }) {
  return (
    <div className={styles.reading}>
      <Text as="p" size="reading" tone="quiet">
        {sectionPromises[id]}
      </Text>
    </div>
  );
}

import type { Product } from '@seedbed/server/contract';
import { sectionProps, SectionTabs } from '@seedbed/ui/section-tabs';
import { Heading, Text } from '@seedbed/ui/text';
import { useProductSection } from '../../../navigation/productSections';
import * as styles from './ProductDetailPage.css';
import { ProductInsights } from './ProductInsights';
import { productSections, sectionPromises, type ProductSectionId } from '../sections';
import { useActiveSection } from './useActiveSection';

const ids = productSections.map(({ id }) => id);

/** The five sections under each other, and the bar that leads to them and follows the scroll. */
export function ProductSections({ product }: { product: Product }) {
  const { activeId, select } = useActiveSection(ids);
  return (
    <div className={styles.body}>
      <SectionTabs label="Sections" sections={productSections} activeId={activeId} onSelect={select} />
      {productSections.map(({ id, label }) => (
        <section key={id} {...sectionProps(id)} className={styles.section}>
          <div className={styles.sectionTitle}>
            <Heading level={2} size="heading">
              {label}
            </Heading>
          </div>
          <SectionBody id={id} product={product} />
        </section>
      ))}
    </div>
  );
}

/** What a section holds: the insights, or what will stand here. */
function SectionBody({ id, product }: { id: ProductSectionId; product: Product }) {
  const section = useProductSection(id);
  if (id === 'insights') return <ProductInsights product={product} />;
  if (section) return <section.Body product={product} promise={sectionPromises[id]} />;
  return (
    <div className={styles.promise}>
      <Text as="p" size="reading" tone="quiet">
        {sectionPromises[id]}
      </Text>
    </div>
  );
}

import { Button, LinkButton } from '@seedbed/ui/button';
import { EmptyState } from '@seedbed/ui/empty-state';
import { Notice } from '@seedbed/ui/notice';
import { Heading, Text } from '@seedbed/ui/text';
import { errorWords } from '../../api/problem';
import { RichText } from '../../RichText';
import { EstimateDetail, EstimateFigures, sectionPromises, type ProductSectionId } from '../products';
import { useTab } from './tabContext';
import { useWorkspaceProduct } from './useWorkspaceProduct';
import * as styles from './Workspace.css';

/** One section of the workspace's product. */
export function ProductTab({ section }: { section: ProductSectionId }) {
  const { title } = useTab();
  const { product, products, error, retry } = useWorkspaceProduct();
  if (!product) return <NoProduct isLoaded={products !== undefined} error={error} onRetry={retry} />;
  return (
    <div className={styles.sheet}>
      <div className={styles.sheetWords}>
        <Heading level={2} size="heading">
          {title}
        </Heading>
        <Text as="p" tone="quiet">
          {product.concept}
        </Text>
      </div>
      {section === 'insights' ? (
        <>
          <EstimateFigures productId={product.id} />
          <div className={styles.reading}>
            <RichText>{product.insights ?? sectionPromises.insights}</RichText>
          </div>
          <EstimateDetail productId={product.id} />
        </>
      ) : (
        <div className={styles.reading}>
          <Text as="p" size="reading">
            {sectionPromises[section]}
          </Text>
        </div>
      )}
    </div>
  );
}

interface NoProductProps {
  isLoaded: boolean;
  error: unknown;
  onRetry: () => void;
}

/** Where a product should be: it is loading, could not be loaded, or there is none yet. */
export function NoProduct({ isLoaded, error, onRetry }: NoProductProps) {
  if (isLoaded) {
    return (
      <EmptyState
        title="No product yet"
        description="The workspace gathers what belongs to one product. Make your first one to begin."
        action={
          <LinkButton href="/new-product" variant="primary">
            Create product
          </LinkButton>
        }
      />
    );
  }
  return (
    <div className={styles.sheet}>
      {error ? (
        <Notice
          tone="critical"
          title="Your products could not be loaded"
          action={<Button onPress={onRetry}>Try again</Button>}
        >
          {errorWords(error)}
        </Notice>
      ) : (
        <Text as="p" tone="quiet" role="status">
          Loading...
        </Text>
      )}
    </div>
  );
}

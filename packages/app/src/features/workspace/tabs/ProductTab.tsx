import type { ListedProduct } from '@seedbed/server/contract';
import { LinkButton } from '@seedbed/ui/button';
import { EmptyState } from '@seedbed/ui/empty-state';
import { Text } from '@seedbed/ui/text';
import type { ReactNode } from 'react';
import { ProductsFailure, ProductsPicture } from '../../products';
import { useTab } from './tabContext';
import { useWorkspaceProduct } from '../state/useWorkspaceProduct';
import * as styles from '../Workspace.css';

/** What a tab shows of the workspace's product; while there is none, it says so. */
export function ProductTab({ children }: { children: (product: ListedProduct) => ReactNode }) {
  const { product, products, error, retry } = useWorkspaceProduct();
  if (product) return children(product);
  return (
    <div className={products ? styles.planned : styles.sheet}>
      <NoProduct isLoaded={products !== undefined} error={error} onRetry={retry} />
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
  const { preview } = useTab();
  if (isLoaded) {
    return (
      <EmptyState
        title="No product yet"
        description="The workspace gathers what belongs to one product. Make your first one to begin."
        picture={preview ? <div className={styles.plannedPicture}>{preview}</div> : <ProductsPicture />}
        action={
          <LinkButton href="/new-product" variant="primary">
            Create product
          </LinkButton>
        }
      />
    );
  }
  if (!error) {
    return (
      <Text as="p" tone="quiet" role="status">
        Loading...
      </Text>
    );
  }
  return <ProductsFailure error={error} onRetry={onRetry} />;
}

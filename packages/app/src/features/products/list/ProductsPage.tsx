import { Button, IconButton } from '@seedbed/ui/button';
import { EmptyState } from '@seedbed/ui/empty-state';
import { Filter, Plus } from '@seedbed/ui/icons';
import { Text } from '@seedbed/ui/text';
import { useAtom } from 'jotai';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { PageTitle } from '../../../screen/PageTitle';
import { HeaderLabel, page, ShellHeader } from '../../../shell';
import { useProducts } from '../products.api';
import { ProductsFailure } from './ProductsFailure';
import { ProductsList } from './ProductsList';
import { productsPanelCollapsedAtom } from './productsPanel.atom';
import { ProductsPicture } from './ProductsPicture';

const CreateProduct = lazy(async () => ({ default: (await import('../edit/CreateProduct')).CreateProduct }));

/** All of one's products. */
export function ProductsPage() {
  const { data: products, error, mutate } = useProducts();
  const [isPanelCollapsed, setIsPanelCollapsed] = useAtom(productsPanelCollapsedAtom);
  const [isCreating, setIsCreating] = useState(false);
  const hasProducts = products !== undefined && products.length > 0;
  const create = (label: ReactNode) => (
    <Button variant="primary" onPress={() => setIsCreating(true)}>
      <Plus size={16} />
      {label}
    </Button>
  );
  return (
    <>
      <PageTitle>Products</PageTitle>
      <ShellHeader
        title="Products"
        actions={
          hasProducts && (
            <>
              <IconButton
                label={isPanelCollapsed ? 'Show filters' : 'Hide filters'}
                isPressed={!isPanelCollapsed}
                onPress={() => setIsPanelCollapsed(!isPanelCollapsed)}
              >
                <Filter />
              </IconButton>
              {create(<HeaderLabel>Create product</HeaderLabel>)}
            </>
          )
        }
      />
      <div className={page}>
        {error && !products ? (
          <ProductsFailure error={error} onRetry={() => void mutate()} />
        ) : !products ? (
          <Text as="p" tone="quiet" role="status">
            Loading...
          </Text>
        ) : hasProducts ? (
          <ProductsList products={products} isPanelCollapsed={isPanelCollapsed} />
        ) : (
          <EmptyState
            title="Welcome to Seedbed"
            description="We can help you come up with fresh ideas and turn them into a reality."
            picture={<ProductsPicture />}
            action={create('Create product')}
          />
        )}
      </div>
      {isCreating && (
        <Suspense fallback={null}>
          <CreateProduct onOpenChange={setIsCreating} />
        </Suspense>
      )}
    </>
  );
}

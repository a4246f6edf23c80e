import type { ListedProduct } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { EmptyState } from '@seedbed/ui/empty-state';
import { Inline } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useAtom } from 'jotai';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ProductCommand } from '../productCommands';
import { ProductCards } from './ProductCards';
import { filterProducts, isFiltering, noFilter } from './productFilter';
import { inOrder } from './productOrder';
import { productFilterAtom } from './productsPanel.atom';
import * as styles from './ProductsPage.css';
import { useProductActions } from '../edit/useProductActions';

/** Folded away at first; its select and checkbox come when it is opened. */
const ProductsPanel = lazy(async () => ({ default: (await import('./ProductsPanel')).ProductsPanel }));

export interface ProductsListProps {
  products: readonly ListedProduct[];
  isPanelCollapsed: boolean;
}

/** The cards, narrowed by the filters in the panel beside them. */
export function ProductsList({ products, isPanelCollapsed }: ProductsListProps) {
  const [filter, setFilter] = useAtom(productFilterAtom);
  // Typing and scrolling go before drawing: with thousands of cards the list follows a moment later.
  const lateFilter = useDeferredValue(filter);
  const lateProducts = useDeferredValue(products);
  const ordered = useMemo(() => inOrder(lateProducts), [lateProducts]);
  const shown = useMemo(() => filterProducts(ordered, lateFilter), [ordered, lateFilter]);
  const handleCommand = useProductCommands(products);
  const counts = { shown: shown.length, total: products.length };
  return (
    <div className={styles.columns} data-filtering={!isPanelCollapsed || undefined}>
      {!isPanelCollapsed && (
        <div className={styles.panel}>
          <Suspense fallback={null}>
            <ProductsPanel filter={filter} onFilterChange={setFilter} {...counts} />
          </Suspense>
        </div>
      )}
      <div className={styles.results}>
        {isPanelCollapsed && isFiltering(filter) && (
          <FilteredNote {...counts} onClear={() => setFilter(noFilter)} />
        )}
        {shown.length > 0 ? (
          <ProductCards products={shown} onCommand={handleCommand} />
        ) : (
          <EmptyState title="No product matches" description="Loosen the filters to see more of them." />
        )}
      </div>
    </div>
  );
}

/** Says that something is held back, where the panel that does it is out of sight. */
function FilteredNote({ shown, total, onClear }: { shown: number; total: number; onClear: () => void }) {
  return (
    <div className={styles.note}>
      <Inline gap="xsmall">
        <Text tone="quiet" isTabular>
          {shown} of {total} products match your filters
        </Text>
        <Button size="small" variant="quiet" onPress={onClear}>
          Clear filters
        </Button>
      </Inline>
    </div>
  );
}

/** The same function for good, or thousands of cards would be drawn anew with every page that comes. */
function useProductCommands(products: readonly ListedProduct[]) {
  const actions = useProductActions();
  const navigate = useNavigate();
  const latest = useRef(products);
  useEffect(() => {
    latest.current = products;
  }, [products]);
  return useCallback(
    (command: ProductCommand, product: ListedProduct) => {
      if (command === 'pin') void actions.togglePin(product);
      if (command === 'delete')
        void actions.remove(product.id).then((isGone) => isGone && actions.forget(product.id));
      if (command === 'duplicate') {
        void actions
          .duplicate(product.id, latest.current)
          .then((copy) => copy && navigate(`/v1/products/${copy.id}`));
      }
    },
    [actions, navigate],
  );
}

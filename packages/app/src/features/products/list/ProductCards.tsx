import { maxPageSize, type ListedProduct } from '@seedbed/server/contract';
import { useCallback, useDeferredValue, useEffect, useRef, type RefObject } from 'react';
import { useFocusAfterDelete } from '../../../focus/useFocusAfterDelete';
import { usePassing } from '../../../scrolling/useNearby';
import { firstCards, partsOf, partSize, type ListPart } from './listParts';
import { ProductCard, type ProductCardProps } from './ProductCard';
import * as styles from './ProductsPage.css';

export interface ProductCardsProps extends Pick<ProductCardProps, 'onCommand'> {
  products: readonly ListedProduct[];
}

/**
 * The cards of products. Up to one page of them are all there soon after the first are; of thousands, only those
 * near the reader.
 */
export function ProductCards({ products, onCommand }: ProductCardsProps) {
  const total = products.length;
  const isMany = total > maxPageSize;
  const isBegun = useDeferredValue(true, false);
  const [list, handleCommand] = useFocusedCommands(products, onCommand);
  const parts = isMany
    ? partsOf(products)
    : [{ start: 0, products: isBegun ? products : products.slice(0, firstCards) }];
  return (
    <div ref={list} role="list" aria-label="Products" className={styles.parts}>
      {parts.map((part) => (
        <Part
          key={part.start}
          isThere={!isMany || part.start < partSize}
          {...{ ...part, total, onCommand: handleCommand }}
        />
      ))}
    </div>
  );
}

/** The focus goes to the next card when one is deleted. The command is the same function for good. */
function useFocusedCommands(
  products: readonly ListedProduct[],
  onCommand: ProductCardProps['onCommand'],
): [list: RefObject<HTMLDivElement | null>, onCommand: ProductCardProps['onCommand']] {
  const list = useRef<HTMLDivElement>(null);
  const latest = useRef(products);
  useEffect(() => {
    latest.current = products;
  }, [products]);
  const noteDelete = useFocusAfterDelete(products.length, (row) => {
    const place = Math.min(row + 1, products.length);
    list.current?.querySelector<HTMLElement>(`[aria-posinset="${place}"] a`)?.focus();
  });
  const handleCommand = useCallback<ProductCardProps['onCommand']>(
    (command, product) => {
      if (command === 'delete') noteDelete(latest.current.findIndex(({ id }) => id === product.id));
      onCommand(command, product);
    },
    [onCommand, noteDelete],
  );
  return [list, handleCommand];
}

interface PartProps extends ListPart, ProductCardsProps {
  /** Products in the list. */
  total: number;
  /** Drawn wherever the reader is. */
  isThere: boolean;
}

/** A few rows of the list; while the reader is far away, their room. */
function Part({ products, onCommand, start, total, isThere }: PartProps) {
  const { isNear, height, ref } = usePassing(isThere);
  if (!isThere && !isNear) {
    return <div ref={ref} role="presentation" className={styles.room} style={{ blockSize: height }} />;
  }
  return (
    <div ref={ref} role="presentation" className={styles.cards}>
      {products.map((product, place) => (
        <div
          key={product.id}
          role="listitem"
          aria-posinset={start + place + 1}
          aria-setsize={total}
          className={styles.cell}
        >
          <ProductCard product={product} onCommand={onCommand} />
        </div>
      ))}
    </div>
  );
}

import { maxPageSize, type Product } from '@seedbed/server/contract';
import { useDeferredValue } from 'react';
import { usePassing } from '../../useNearby';
import { partsOf, type ListPart } from './listParts';
import { ProductCard, type ProductCardProps } from './ProductCard';
import * as styles from './ProductsPage.css';

/** So many cards are drawn at once: they fill a window of any usual size. */
const firstCards = 24;

export interface ProductCardsProps extends Pick<ProductCardProps, 'onCommand'> {
  products: readonly Product[];
}

/**
 * The cards of products. Up to one page of them are all there soon after the first are; of thousands, only those
 * near the reader.
 */
export function ProductCards({ products, onCommand }: ProductCardsProps) {
  const total = products.length;
  const isMany = total > maxPageSize;
  const few = useDeferredValue(products, products.slice(0, firstCards));
  const parts = isMany ? partsOf(products) : [{ start: 0, products: few }];
  return (
    <div role="list" aria-label="Products" className={styles.parts}>
      {parts.map((part) => (
        <Part
          key={part.start}
          isThere={!isMany || part.start < firstCards}
          {...{ ...part, total, onCommand }}
        />
      ))}
    </div>
  );
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

import type { ListedProduct } from '@seedbed/server/contract';
import { IconButton } from '@seedbed/ui/button';
import { Card } from '@seedbed/ui/card';
import { MoreHorizontal, Pin } from '@seedbed/ui/icons';
import { Menu } from '@seedbed/ui/menu';
import { Heading, Text } from '@seedbed/ui/text';
import { memo } from 'react';
import { productDescriptionLines } from '../../constants';
import { wholeUsd } from '../../format/money';
import { kindLabels, packText } from '../product-kind';
import { productCommands, type ProductCommand } from './productCommands';
import * as styles from './ProductsPage.css';

export interface ProductCardProps {
  product: ListedProduct;
  onCommand: (command: ProductCommand, product: ListedProduct) => void;
}

/** A product among the others: its words, and its two figures where every card has them. */
export const ProductCard = memo(function ProductCard({ product, onCommand }: ProductCardProps) {
  const { id, concept, description, pinned } = product;
  return (
    <Card
      href={`/v1/products/${id}`}
      label={concept}
      actions={<CardMenu product={product} onCommand={onCommand} />}
    >
      <div className={styles.cardTitle}>
        <Heading level={2} lineClamp={2}>
          {concept}
        </Heading>
        {pinned && (
          <span className={styles.pin} role="img" aria-label="Pinned">
            <Pin size={16} />
          </span>
        )}
      </div>
      <div className={styles.cardWords}>
        <Text as="p" tone="quiet" lineClamp={productDescriptionLines}>
          {description}
        </Text>
        {product.pack && (
          <Text as="p" size="caption" tone="quiet">
            {kindLabels[product.kind]}: {packText(product.pack)}
          </Text>
        )}
      </div>
      <CardFigures product={product} />
    </Card>
  );
});

function CardFigures({ product }: { product: ListedProduct }) {
  const { estimatedCost, estimatedRevenue, estimateWithheld, quotedCost } = product;
  if (estimatedCost === null && estimatedRevenue === null && !quotedCost)
    return estimateWithheld && <Reason>{estimateWithheld}</Reason>;
  return (
    <dl className={styles.figures}>
      {estimatedCost !== null && <Figure name="Estimated Cost" amount={estimatedCost} />}
      {quotedCost && <Figure name="Quoted cost" amount={quotedCost.total} />}
      {estimatedRevenue !== null && <Figure name="Estimated Revenue" amount={estimatedRevenue} />}
    </dl>
  );
}

/** Why there is no figure. */
const Reason = ({ children }: { children: string }) => (
  <Text as="p" size="caption" tone="quiet">
    No figure: {children.charAt(0).toLowerCase() + children.slice(1)}
  </Text>
);

function Figure({ name, amount }: { name: string; amount: string }) {
  return (
    <div>
      <Text as="dt" size="caption" tone="quiet">
        {name}
      </Text>
      <Text as="dd" size="reading" weight="strong" isTabular>
        {wholeUsd(amount)}
      </Text>
    </div>
  );
}

function CardMenu({ product, onCommand }: ProductCardProps) {
  return (
    <Menu<ProductCommand>
      label={`Actions for ${product.concept}`}
      trigger={
        <IconButton label={`Actions for ${product.concept}`} size="small">
          <MoreHorizontal />
        </IconButton>
      }
      items={productCommands(product.pinned)}
      onAction={(command) => onCommand(command, product)}
    />
  );
}

import type { ListedProduct } from '@seedbed/server/contract';
import { IconButton } from '@seedbed/ui/button';
import { Card } from '@seedbed/ui/card';
import { MoreHorizontal, Pin } from '@seedbed/ui/icons';
import { Menu } from '@seedbed/ui/menu';
import { Heading, Text } from '@seedbed/ui/text';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { productDescriptionLines } from '../../../constants';
import { wholeUsd } from '../../../format/money';
import { kindLabels, packText } from '../../product-kind';
import { productCommands, type ProductCommand } from '../productCommands';
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
      {estimatedCost !== null && <Figure name="Estimated Cost">{wholeUsd(estimatedCost)}</Figure>}
      {quotedCost && (
        <Figure name="Quoted cost">
          <QuotedCost product={product} amount={wholeUsd(quotedCost.total)} />
          <Text as="p" size="caption" tone="quiet">
            for {quotedCost.quantity.toLocaleString('en-US')} units
          </Text>
        </Figure>
      )}
      {estimatedRevenue !== null && <Figure name="Estimated Revenue">{wholeUsd(estimatedRevenue)}</Figure>}
    </dl>
  );
}

/** Why there is no figure. */
const Reason = ({ children }: { children: string }) => (
  <Text as="p" size="caption" tone="quiet">
    No figure: {children.charAt(0).toLowerCase() + children.slice(1)}
  </Text>
);

/** The way to the quote that it comes from. */
const QuotedCost = ({ product: { id, concept }, amount }: { product: ListedProduct; amount: string }) => (
  <Link
    href={`/v1/products/${id}#production`}
    aria-label={`${amount}: the quote for ${concept}`}
    className={styles.figureSource}
  >
    {amount}
  </Link>
);

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" size="caption" tone="quiet">
        {name}
      </Text>
      <Text as="dd" size="reading" weight="strong" isTabular>
        {children}
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

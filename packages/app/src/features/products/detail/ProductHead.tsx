import type { Product } from '@seedbed/server/contract';
import { Button, IconButton } from '@seedbed/ui/button';
import { MoreHorizontal, Pencil } from '@seedbed/ui/icons';
import { Menu } from '@seedbed/ui/menu';
import { Heading, Text } from '@seedbed/ui/text';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { productCommands, type ProductCommand } from '../productCommands';
import { HeaderLabel } from '../../../shell';
import * as styles from './ProductDetailPage.css';
import { useProductActions } from '../edit/useProductActions';

const EditProduct = lazy(async () => ({ default: (await import('../edit/EditProduct')).EditProduct }));
const loadDelete = () => import('../edit/DeleteProduct');
const DeleteProduct = lazy(async () => ({ default: (await loadDelete()).DeleteProduct }));

/** A product's concept and description. */
export function ProductHead({ product: { concept, description } }: { product: Product }) {
  return (
    <div className={styles.head}>
      <Heading level={1} size="display">
        {concept}
      </Heading>
      <div className={styles.description}>
        <Text as="p" size="reading" tone="quiet">
          {description}
        </Text>
      </div>
    </div>
  );
}

/** What can be done to a product, for the bar on top. */
export function ProductHeadActions({ product }: { product: Product }) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <Button onPress={() => setIsEditing(true)} aria-label="Edit product">
        <Pencil size={16} />
        <HeaderLabel>Edit</HeaderLabel>
      </Button>
      <ProductMenu product={product} />
      {isEditing && (
        <Suspense fallback={null}>
          <EditProduct product={product} onOpenChange={setIsEditing} />
        </Suspense>
      )}
    </>
  );
}

function ProductMenu({ product }: { product: Product }) {
  const actions = useProductActions();
  const navigate = useNavigate();
  const [isConfirming, setIsConfirming] = useState(false);
  // There before it is asked for: a server that is away has to be said when the product is to go, not when it is asked.
  useEffect(() => void loadDelete().catch(() => {}), []);

  async function handleDuplicate() {
    const copy = await actions.duplicate(product.id, [product]);
    if (copy) await navigate(`/v1/products/${copy.id}`);
  }

  const handleAction = (command: ProductCommand) => {
    if (command === 'pin') void actions.togglePin(product);
    if (command === 'duplicate') void handleDuplicate();
    if (command === 'delete') setIsConfirming(true);
  };

  return (
    <>
      <Menu<ProductCommand>
        label="More actions"
        trigger={
          <IconButton label="More actions" variant="secondary">
            <MoreHorizontal />
          </IconButton>
        }
        items={productCommands(product.pinned)}
        onAction={handleAction}
      />
      {isConfirming && (
        <Suspense fallback={null}>
          <DeleteProduct product={product} onClose={() => setIsConfirming(false)} />
        </Suspense>
      )}
    </>
  );
}

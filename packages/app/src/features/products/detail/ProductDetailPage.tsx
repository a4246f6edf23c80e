import type { Product } from '@seedbed/server/contract';
import { Button, LinkButton } from '@seedbed/ui/button';
import { EmptyState } from '@seedbed/ui/empty-state';
import { ArrowLeft } from '@seedbed/ui/icons';
import { Notice } from '@seedbed/ui/notice';
import { Text } from '@seedbed/ui/text';
import { useParams } from 'react-router';
import { errorWords, hasStatus } from '../../../api/problem';
import { PageTitle } from '../../../screen/PageTitle';
import { page, ShellHeader } from '../../../shell';
import { ProductHead, ProductHeadActions } from './ProductHead';
import { ProductSections } from './ProductSections';
import { useProduct } from '../products.api';

/** One product: its words, its figures and its five sections. */
export function ProductDetailPage() {
  const { id = '' } = useParams();
  const { data: product, error, mutate } = useProduct(id);
  const isMissing = hasStatus(error, 404) || hasStatus(error, 400);
  return (
    <>
      <PageTitle>{product?.concept ?? 'Product'}</PageTitle>
      <ShellHeader
        leading={
          <LinkButton href="/v1/products" variant="quiet" size="small">
            <ArrowLeft size={16} />
            Products
          </LinkButton>
        }
        actions={product && <ProductHeadActions key={product.id} product={product} />}
      />
      {product ? (
        <LoadedProduct key={product.id} product={product} />
      ) : (
        <div className={page}>
          {isMissing ? (
            <EmptyState
              level={1}
              title="Product not found"
              description="It was deleted, or it belongs to somebody else."
              action={<LinkButton href="/v1/products">Back to products</LinkButton>}
            />
          ) : error ? (
            <Notice
              tone="critical"
              title="The product could not be loaded"
              action={<Button onPress={() => void mutate()}>Try again</Button>}
            >
              {errorWords(error)}
            </Notice>
          ) : (
            <Text as="p" tone="quiet" role="status">
              Loading...
            </Text>
          )}
        </div>
      )}
    </>
  );
}

function LoadedProduct({ product }: { product: Product }) {
  return (
    <>
      <ProductHead product={product} />
      <ProductSections product={product} />
    </>
  );
}

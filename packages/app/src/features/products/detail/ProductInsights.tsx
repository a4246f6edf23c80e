import type { ListedProduct } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Notice } from '@seedbed/ui/notice';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense } from 'react';
import { errorWords } from '../../../api/problem';
import { ProductShape } from '../../product-kind';
import { useProductSection } from '../../../navigation/productSections';
import { RichText } from '../../../text/RichText';
import { EstimateFigures } from '../estimate/EstimateFigures';
import { EstimateMoney } from '../estimate/EstimateMoney';
import { Folded } from '../../../screen/Folded';
import { LatePlant, ownDraft } from '../../garden';
import { insightsParts } from './insightsParts';
import { promise } from './ProductDetailPage.css';
import * as styles from './ProductInsights.css';
import { useWholeProduct } from '../products.api';
import { sectionPromises } from '../sections';
import { useProductActions } from '../edit/useProductActions';

const EstimateTables = lazy(async () => ({
  default: (await import('../estimate/EstimateTables')).EstimateTables,
}));

/** What a product would cost and bring, what is known about its concept, and the tables behind the figures. */
export function ProductInsights({ product }: { product: ListedProduct }) {
  const { id } = product;
  return (
    <div className={styles.insights}>
      <ProductKindOf product={product} />
      <EstimateFigures productId={id} />
      <EstimateMoney productId={id} />
      <OwnInsights product={product} />
      <Suspense fallback={null}>
        <EstimateTables productId={id} />
      </Suspense>
    </div>
  );
}

/** What the product is; figures and insights follow what is said otherwise. */
function ProductKindOf({ product }: { product: ListedProduct }) {
  const { id, concept, description, kind, pack, isKindSetByUser } = product;
  const { update } = useProductActions();
  return (
    <ProductShape
      words={{ concept, description }}
      {...{ kind, pack }}
      isChosen={isKindSetByUser}
      onKindChange={(next) => void update(id, { kind: next, pack: null })}
      onPackChange={(next) => void update(id, { kind, pack: next })}
    />
  );
}

/** What is known about the concept; where the product comes from a list, it is read first. */
function OwnInsights({ product }: { product: ListedProduct }) {
  const { data, error, mutate } = useWholeProduct(product);
  if (data?.insights) {
    const { insights } = data;
    return (
      <div data-plantable>
        <InsightsText productId={product.id}>{insights}</InsightsText>
        <div className={styles.plant}>
          <LatePlant
            of="these insights"
            draft={() => ownDraft('answer', `Insights: ${product.concept}`, insights)}
          />
        </div>
      </div>
    );
  }
  if (data) {
    return (
      <div className={promise}>
        <Text as="p" size="reading" tone="quiet">
          {sectionPromises.insights}
        </Text>
      </div>
    );
  }
  if (error) {
    return (
      <Notice
        tone="critical"
        title="The insights could not be loaded"
        action={<Button onPress={() => void mutate()}>Try again</Button>}
      >
        {errorWords(error)}
      </Notice>
    );
  }
  return (
    <div aria-busy role="status" aria-label="Loading the insights">
      <Skeleton lines={6} />
    </div>
  );
}

function InsightsText({ productId, children }: { productId: number; children: string }) {
  const { text, sources } = insightsParts(children);
  const Doses = useProductSection('formula')?.UnderInsights;
  return (
    <div className={styles.text}>
      <RichText>{text}</RichText>
      {Doses && sources && <Doses productId={productId} insights={children} />}
      {sources && (
        <Folded summary="Sources">
          <RichText size="body">{sources}</RichText>
        </Folded>
      )}
    </div>
  );
}

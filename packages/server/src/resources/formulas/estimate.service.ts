import type { Knex } from 'knex';
import {
  estimateBeside,
  estimateOwn,
  estimateProduct,
  type ProductConcept,
  type ProductEstimate,
} from '../../costing/index.ts';
import type { FormulaDraft } from '../../formula/index.ts';
import { markOutdated } from '../products/products.model.ts';
import { findLatest, findProductIds } from './formulas.model.ts';
import { formulaData, resolveDraft, surroundingsOf, type ComputeParts } from './formulas.service.ts';
import { outdateDerived } from './latest.service.ts';
import { withWholes } from './nesting.service.ts';

/** A product whose estimate is asked for. */
export interface EstimatedProduct {
  concept: ProductConcept;
  productId: number;
  ownerId: number;
}

/**
 * The estimate of a product by its formulas: of those that can be costed the one that was changed last counts. Where
 * none can it is the concept's, and says why if a formula has lines.
 */
export async function estimateByFormulas(
  parts: ComputeParts,
  db: Knex,
  { concept, productId, ownerId }: EstimatedProduct,
): Promise<ProductEstimate> {
  const drafts = (await findLatest(db, productId))
    .map(({ content }) => JSON.parse(content) as FormulaDraft)
    .filter(({ lines }) => lines?.length);
  for (const draft of drafts) {
    const own = { ownerId, draft };
    const { formulas = {} } = await surroundingsOf(parts, db, own);
    const resolved = await resolveDraft(db, own);
    const estimate = estimateOwn(concept, { draft: resolved, data: formulaData(parts), formulas });
    if (estimate) return estimate;
  }
  const [latest] = drafts;
  return latest ? estimateBeside(concept, { draft: latest }) : estimateProduct(concept);
}

/**
 * Marks the figures of products as outdated whose formulas have changed, and what is derived for them; those that have
 * them as parts included. Call it after the change.
 */
export async function outdateProducts(
  trx: Knex,
  { ownerId, formulaIds, at }: { ownerId: number; formulaIds: readonly number[]; at: Date },
): Promise<void> {
  if (formulaIds.length === 0) return;
  const productIds = await findProductIds(trx, await withWholes(trx, ownerId, formulaIds));
  await markOutdated(trx, productIds);
  await outdateDerived(trx, productIds, at);
}

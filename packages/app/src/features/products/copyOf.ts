import { maxConceptLength, type Product, type ProductDraft } from '@seedbed/server/contract';
import { copySuffix } from '../../constants';

/** What is sent to make a copy of a product: everything it holds, the suffix at the end of its concept. */
export function copyOf(product: Product): ProductDraft {
  const { concept, description, insights, estimatedCost, estimatedRevenue } = product;
  const { createdById, pinned, formFactor, volume, volumeUnit } = product;
  return {
    createdById,
    concept: concept.slice(0, maxConceptLength - copySuffix.length).trimEnd() + copySuffix,
    description,
    insights,
    estimatedCost,
    estimatedRevenue,
    pinned,
    formFactor,
    volume,
    volumeUnit,
  };
}

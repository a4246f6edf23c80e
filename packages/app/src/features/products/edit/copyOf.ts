import { maxConceptLength, type Product, type ProductDraft } from '@seedbed/server/contract';
import { copySuffix } from '../../../constants';

/** What is sent to make a copy of a product: everything it holds, the suffix at the end of its concept. */
export function copyOf(product: Product): ProductDraft {
  const { concept, description, insights, estimatedCost, estimatedRevenue } = product;
  const { createdById, pinned, formFactor, volume, volumeUnit } = product;
  const { kind, isKindSetByUser, pack, isPackSetByUser } = product;
  return {
    createdById,
    concept: shortened(concept, maxConceptLength - copySuffix.length) + copySuffix,
    description,
    insights,
    estimatedCost,
    estimatedRevenue,
    pinned,
    formFactor,
    volume,
    volumeUnit,
    kind,
    isKindSetByUser,
    pack,
    isPackSetByUser,
  };
}

/** Cut to a length, but not through a character of two halves, such as an emoji. */
const shortened = (text: string, length: number) =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();

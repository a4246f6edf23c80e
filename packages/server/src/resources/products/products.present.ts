import type {
  Estimate,
  FormFactor,
  KindReading,
  ListedProduct,
  Product,
  ProductWords,
  VolumeUnit,
} from '../../contract/index.ts';
import { foodPacks, shapeOf } from '../../costing/index.ts';
import { conceptOf } from './concept.ts';
import type { ProductModel, ProductRow } from './products.model.ts';
import type { ProductFigures } from './products.service.ts';

/** A product as the contract words it. */
export function presentProduct(row: ProductModel): Product {
  return { ...presentListed(row), insights: row.insights };
}

/** A row of the list as the contract words it; without its insights where the row has none of them. */
export function presentListed(row: ProductRow): ListedProduct {
  const { kind, pack } = shapeOf(conceptOf(row));
  return {
    id: row.id,
    createdById: row.created_by_id,
    concept: row.concept,
    description: row.description,
    ...(row.insights === undefined ? {} : { insights: row.insights }),
    estimatedCost: presentMoney(row.estimated_cost),
    estimatedRevenue: presentMoney(row.estimated_revenue),
    pinned: Boolean(row.pinned),
    formFactor: row.form_factor as FormFactor | null,
    volume: row.volume,
    volumeUnit: row.volume_unit as VolumeUnit | null,
    kind,
    isKindSetByUser: row.kind !== null,
    pack,
    isPackSetByUser: row.pack !== null,
    estimateWithheld: isFigureMissing(row) ? row.estimate_withheld : null,
    quotedCost: row.quoted_cost ? JSON.parse(row.quoted_cost) : null,
    createdAt: row.created_at,
  };
}

/** What words say a product is, and the packs there are. */
export function presentKind({ concept, description = '' }: ProductWords): KindReading {
  const { kind, isSaid, archetype, pack } = shapeOf({ concept, description, formFactor: null });
  return { kind, isSaid, archetype: archetype?.key ?? null, pack, packs: [...foodPacks] };
}

const isFigureMissing = (row: ProductRow) => row.estimated_cost === null || row.estimated_revenue === null;

/** An estimate beside what the product holds: a value counts as the user's when it differs from ours. */
export function presentEstimate({ row, estimate }: ProductFigures): Estimate {
  return {
    ...estimate,
    productId: row.id,
    isCostSetByUser:
      Boolean(row.is_cost_set_by_user) && presentMoney(row.estimated_cost) !== estimate.estimatedCost,
    isRevenueSetByUser:
      Boolean(row.is_revenue_set_by_user) &&
      presentMoney(row.estimated_revenue) !== estimate.estimatedRevenue,
  };
}

function presentMoney(value: string | number | null): string | null {
  return value === null ? null : Number(value).toFixed(2);
}

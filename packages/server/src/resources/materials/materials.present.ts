import type { Material, MaterialPrice } from '../../contract/index.ts';
import type { MaterialPriceModel, PricedMaterial } from './materials.model.ts';

/** A material as the contract words it. */
export function presentMaterial({ row, price }: PricedMaterial): Material {
  return {
    id: row.id,
    name: row.name,
    ...JSON.parse(row.fields),
    price: price ? presentPrice(price) : null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** A price as the contract words it. */
export function presentPrice(row: MaterialPriceModel): MaterialPrice {
  return {
    id: row.id,
    tiers: JSON.parse(row.tiers),
    asOf: row.as_of,
    supplier: row.supplier,
    basis: row.basis as MaterialPrice['basis'],
    createdAt: row.created_at,
  };
}

import type { Knex } from 'knex';
import { Model } from 'objection';

/** A product concept. `is_…_set_by_user` tells which values the server must leave alone. */
export class ProductModel extends Model {
  static override tableName = 'products';

  declare id: number;
  declare created_by_id: number;
  declare concept: string;
  declare description: string;
  declare insights: string | null;
  /** A number from SQLite, digits from PostgreSQL. */
  declare estimated_cost: string | number | null;
  declare estimated_revenue: string | number | null;
  /** 0 or 1 from SQLite. */
  declare pinned: boolean | number;
  declare form_factor: string | null;
  declare volume: number | null;
  declare volume_unit: string | null;
  declare is_insights_set_by_user: boolean | number;
  declare is_cost_set_by_user: boolean | number;
  declare is_revenue_set_by_user: boolean | number;
  declare created_at: string;
}

/** The sort key of the list: pinned first, then newest. */
export type ProductKey = readonly [pinned: boolean, createdAt: string, id: number];

/** One page of a person's products in list order, after `after`. */
export async function findProducts(
  db: Knex,
  { ownerId, limit, after }: { ownerId: number; limit: number; after: ProductKey | null },
): Promise<ProductModel[]> {
  const query = ProductModel.query(db)
    .where('created_by_id', ownerId)
    .orderBy([
      { column: 'pinned', order: 'desc' },
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);
  return after ? query.whereRaw('(pinned, created_at, id) < (?, ?, ?)', [...after]) : query;
}

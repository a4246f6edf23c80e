import type { Knex } from 'knex';
import type { Model } from 'objection';
import { VersionedModel } from '../../db/versioned.ts';

/** A product concept. `is_…_set_by_user` tells which values the server must leave alone. */
export class ProductModel extends VersionedModel {
  static override tableName = 'products';

  declare id: number;
  declare created_by_id: number;
  /** The workspace it is shared in; null: it is its owner's alone. */
  declare workspace_id: number | null;
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
  /** What a person said it is; null: its words and its form say it. */
  declare kind: string | null;
  /** Category of the pack that was chosen for a food or drink. */
  declare pack: string | null;
  /** Size of a unit, in the category's unit; null: as usual. */
  declare pack_size: number | null;
  /** Why no figure was worked out. */
  declare estimate_withheld: string | null;
  declare is_insights_set_by_user: boolean | number;
  declare is_cost_set_by_user: boolean | number;
  declare is_revenue_set_by_user: boolean | number;
  /** JSON text of what the quote comes to that was taken; null: none is. */
  declare quoted_cost: string | null;
  declare created_at: string;
  /** Which version the worked-out values are of; null is older than all. */
  declare estimate_version: string | null;
}

/** The sort key of the list: pinned first, then newest. */
export type ProductKey = readonly [pinned: boolean, createdAt: string, id: number];

/** A product as the list reads it; without its insights where they were not asked for. */
export type ProductRow = Omit<ProductModel, 'insights' | keyof Model> & { insights?: string | null };

/** Which part of a person's products, and whether with their insights, which may be long. */
export interface ProductsPart {
  ownerId: number;
  limit: number;
  after: ProductKey | null;
  hasInsights: boolean;
}

const shortColumns = [
  'id',
  'created_by_id',
  'concept',
  'description',
  'estimated_cost',
  'estimated_revenue',
  'pinned',
  'form_factor',
  'volume',
  'volume_unit',
  'kind',
  'pack',
  'pack_size',
  'estimate_withheld',
  'is_insights_set_by_user',
  'is_cost_set_by_user',
  'is_revenue_set_by_user',
  'created_at',
  'version',
  'estimate_version',
  'workspace_id',
  'quoted_cost',
] as const satisfies readonly (keyof ProductRow)[];

/**
 * Marks the worked-out values of products as outdated: they are worked out anew when they are read. The versions of
 * the rows stay, since nothing that is shown has changed yet; what was remembered of them is renewed.
 */
export async function markOutdated(db: Knex, ids: readonly number[]): Promise<void> {
  await db(ProductModel.tableName)
    .whereIn('id', [...ids])
    .update({ estimate_version: null });
}

/** One page of a person's products in list order, after `after`. */
export async function findProducts(
  db: Knex,
  { ownerId, limit, after, hasInsights }: ProductsPart,
): Promise<ProductRow[]> {
  const query = ProductModel.query(db)
    .select(hasInsights ? '*' : shortColumns.slice())
    .where('created_by_id', ownerId)
    .orderBy([
      { column: 'pinned', order: 'desc' },
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);
  return after ? query.whereRaw('(pinned, created_at, id) < (?, ?, ?)', [...after]) : query;
}

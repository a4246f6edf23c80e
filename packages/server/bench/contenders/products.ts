import { DatabaseSync } from 'node:sqlite';
import type { Product, ProductDraft } from '../../src/contract/index.ts';

/** A product's columns, with the names SQLite gives them. */
export interface ProductRow {
  id: number;
  created_by_id: number;
  concept: string;
  description: string;
  insights: string | null;
  estimated_cost: number | null;
  estimated_revenue: number | null;
  pinned: number;
  form_factor: Product['formFactor'];
  volume: number | null;
  volume_unit: Product['volumeUnit'];
  created_at: string;
}

/** Opens the file as Seedbed does: write-ahead log, every commit on the disk before it is answered. */
export function openDatabase(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  return db;
}

const list = `select * from products where created_by_id = ?
  order by pinned desc, created_at desc, id desc limit ?`;
const insert = `insert into products (created_by_id, concept, description, insights, estimated_cost, estimated_revenue,
  is_insights_set_by_user, is_cost_set_by_user, is_revenue_set_by_user)
  values (?, ?, ?, ?, ?, ?, true, true, true) returning *`;

/** Products by prepared statements of `node:sqlite`. */
export function createProducts(db: DatabaseSync) {
  const listing = db.prepare(list);
  const inserting = db.prepare(insert);
  return {
    list: (ownerId: number, limit: number): Product[] =>
      (listing.all(ownerId, limit) as unknown as ProductRow[]).map(present),
    insert: (ownerId: number, draft: ProductDraft): Product => {
      const { concept, description, insights = null, estimatedCost = null, estimatedRevenue = null } = draft;
      const row = inserting.get(ownerId, concept, description, insights, estimatedCost, estimatedRevenue);
      return present(row as unknown as ProductRow);
    },
  };
}

/** A row as the contract words it. */
export function present(row: ProductRow): Product {
  return {
    id: row.id,
    createdById: row.created_by_id,
    concept: row.concept,
    description: row.description,
    insights: row.insights,
    estimatedCost: row.estimated_cost === null ? null : row.estimated_cost.toFixed(2),
    estimatedRevenue: row.estimated_revenue === null ? null : row.estimated_revenue.toFixed(2),
    pinned: Boolean(row.pinned),
    formFactor: row.form_factor,
    volume: row.volume,
    volumeUnit: row.volume_unit,
    kind: 'supplement',
    isKindSetByUser: false,
    pack: null,
    isPackSetByUser: false,
    estimateWithheld: null,
    createdAt: row.created_at,
  };
}

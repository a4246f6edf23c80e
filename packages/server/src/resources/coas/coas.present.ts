import type { Coa } from '../../contract/index.ts';
import { wholeResult, type StoredResult } from '../../documents/index.ts';
import type { CoaModel } from './coas.model.ts';

/** A certificate of analysis as the contract words it. */
export const presentCoa = (row: CoaModel): Coa => ({
  id: row.id,
  version: row.version,
  productId: row.product_id,
  supplierId: row.supplier_id,
  ingredientKey: row.ingredient_key,
  lot: row.lot,
  madeOn: row.made_on,
  expiresOn: row.expires_on,
  fileId: row.file_id,
  results: (JSON.parse(row.results) as StoredResult[]).map(wholeResult),
  staleSince: row.stale_since ?? null,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

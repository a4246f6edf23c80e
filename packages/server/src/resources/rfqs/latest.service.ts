import type { Knex } from 'knex';
import type { Comparison, Rfq } from '../../contract/index.ts';
import { compare, standingAt } from '../../sourcing/index.ts';
import type { FigureParts } from '../products/figures.service.ts';
import { ProductModel } from '../products/products.model.ts';
import { standInsOf } from './estimateOfRfq.service.ts';
import { wholeOf } from './rfqRows.service.ts';
import { RfqModel } from './rfqs.model.ts';
import { tell } from './told.service.ts';

/** The newest request of a product with its quotes compared, for what is derived from it; null without one. */
export async function latestRequest(
  parts: FigureParts,
  db: Knex,
  productId: number,
): Promise<{ rfq: Rfq; comparison: Comparison } | null> {
  const row = await RfqModel.query(db)
    .where('product_id', productId)
    .whereNot('status', 'cancelled')
    .orderBy('id', 'desc')
    .first();
  const product = row && (await ProductModel.query(db).findById(productId));
  if (!product) return null;
  const whole = await wholeOf(db, row);
  const now = parts.now();
  const standIns = await standInsOf(parts, db, product);
  const comparison = compare(standingAt(whole.record, now), { standIns, now, quantity: undefined });
  return { rfq: (await tell(db, whole, now)).told, comparison };
}

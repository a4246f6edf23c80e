import type { Knex } from 'knex';
import { rfqEvents } from '../../sourcing/index.ts';
import { RfqModel } from './rfqs.model.ts';
import { saveRfq, wholesOf } from './rfqRows.service.ts';

/** Tells a product's requests that ask for a formula that it is deleted, in the transaction of that. */
export async function tellFormulaDeleted(
  trx: Knex,
  { productId, ...deleted }: { productId: number; formulaId: number; now: number },
): Promise<void> {
  const rows = await RfqModel.query(trx).where({ product_id: productId }).orderBy('id').forUpdate();
  for (const whole of await wholesOf(trx, rows)) {
    const after = rfqEvents.formulaDeleted(whole.record, deleted);
    if (after !== whole.record) await saveRfq(trx, whole, { after, now: deleted.now });
  }
}

import { transact } from '../../db/transact.ts';
import { Conflict } from '../../errors.ts';
import { addressOf } from './address.ts';
import {
  admitItem,
  changeItem,
  wholeItem,
  type GardenParts,
  type ItemChange,
  type WholeItem,
} from './garden.service.ts';
import { writeStanding } from './standing.model.ts';

/**
 * Asks the address of what an item cites whether it answers, and keeps what it did. A retraction stays one.
 * @throws Conflict for an item that cites nothing with an address
 */
export async function checkSource(parts: GardenParts, change: ItemChange): Promise<WholeItem> {
  const { db, reach } = parts;
  const row = await admitItem(db, { ...change, action: 'read' });
  change.expect(await wholeItem(parts, db, row));
  const address = addressOf(JSON.parse(row.source));
  if (address === null) {
    throw new Conflict('This item has no address that could be asked. Nothing was changed; add one first.');
  }
  // Outside the transaction: an address may be silent for seconds.
  const isReached = await reach(address);
  return transact(db, (trx) =>
    changeItem(parts, { ...change, trx, action: 'update' }, async (whole) => {
      if (whole.row.standing === 'retracted') return whole;
      await writeStanding(trx, row.id, isReached ? null : 'unreachable');
      return wholeItem(parts, trx, await admitItem(trx, { ...change, action: 'read' }));
    }),
  );
}

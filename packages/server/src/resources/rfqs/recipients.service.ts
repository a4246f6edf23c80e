import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { RecipientDraft, RfqRecipient } from '../../contract/index.ts';
import { Conflict, NotFound } from '../../errors.ts';
import {
  allowedOfRfq,
  newRecipient,
  recipientEvents,
  standingAt,
  type RfqRecord,
} from '../../sourcing/index.ts';
import { getSupplier } from '../suppliers/suppliers.service.ts';
import { tokenHashOf } from './linkSecret.ts';
import { recipientColumns } from './rfqRows.service.ts';
import { RecipientModel } from './rfqs.model.ts';
import { changeRfq, type RfqChangeIn, type RfqParts } from './rfqs.service.ts';
import { refusing, type ToldRfq } from './told.service.ts';

/** One of a request's makers, who is to be changed. */
export type RecipientChangeIn = RfqChangeIn & { recipientId: number };

/** Moves a maker by an event of the core. */
export const changeRecipient = (
  parts: RfqParts,
  { recipientId, ...change }: RecipientChangeIn,
  event: (rfq: RfqRecord, turn: recipientEvents.RecipientTurn) => RfqRecord,
): Promise<ToldRfq> =>
  changeRfq(parts, change, ({ record }) => {
    if (!record.recipients.some(({ id }) => id === recipientId)) throw noRecipient();
    return refusing(() => event(record, { recipientId, now: parts.now() }));
  });

const noRecipient = () => new NotFound('There is no such maker in this request.');

/** Adds a maker who is asked, once each. */
export async function addRecipient(
  parts: RfqParts,
  { draft, ...change }: RfqChangeIn & { draft: RecipientDraft },
): Promise<{ recipient: RfqRecipient; rfq: ToldRfq }> {
  const { trx, actor } = change;
  const rfq = await changeRfq(parts, change, async ({ record }) => {
    const supplier = await getSupplier(trx, { id: draft.supplierId, actor });
    refuseAdding(standingAt(record, parts.now()), supplier.id);
    await insertRecipient(trx, record.id, { ...draft, name: supplier.name });
    return record;
  });
  const recipient = rfq.told.recipients.at(-1);
  if (!recipient) throw noRecipient();
  return { recipient, rfq };
}

function refuseAdding({ status, recipients }: RfqRecord, supplierId: number): void {
  if (!['draft', 'ready', 'sent', 'quoting'].includes(status)) {
    const allowed = allowedOfRfq(status).join(', ') || 'nothing';
    throw new Conflict(`A request that is ${status} goes to nobody more. Allowed now: ${allowed}.`);
  }
  if (recipients.some((each) => each.supplierId === supplierId)) {
    throw new Conflict('This maker is asked already. Invite them again instead.');
  }
}

async function insertRecipient(
  trx: Knex,
  rfqId: number,
  { supplierId, channel, name }: RecipientDraft & { name: string },
): Promise<void> {
  const columns = recipientColumns(newRecipient({ id: 0, supplierId, supplierName: name, channel }));
  await RecipientModel.query(trx).insert({ ...columns, rfq_id: rfqId });
}

/** Makes a maker's link: the secret is told here, and kept nowhere. */
export async function linkRecipient(
  parts: RfqParts,
  change: RecipientChangeIn,
): Promise<{ token: string; rfq: ToldRfq }> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = tokenHashOf(token);
  const rfq = await changeRecipient(parts, change, (record, turn) =>
    recipientEvents.link(record, { ...turn, tokenHash }),
  );
  return { token, rfq };
}

import { randomUUID } from 'node:crypto';
import { Conflict } from '../../errors.ts';
import { recipientEvents, standingAt } from '../../sourcing/index.ts';
import { linkSecret, tokenHashOf } from './linkSecret.ts';
import { queueLetter, type Letter } from './mails.service.ts';
import { emailOf } from './pack.service.ts';
import type { RecipientChangeIn } from './recipients.service.ts';
import { changeRfq, type RfqParts } from './rfqs.service.ts';
import { refusing, type ToldRfq } from './told.service.ts';

/** Has the server write to a maker, with a new link; the one before ends. */
export function mailRecipient(
  parts: RfqParts,
  { origin, recipientId, ...change }: RecipientChangeIn & { origin: string },
): Promise<ToldRfq> {
  return changeRfq(parts, change, async ({ record, row }, trx) => {
    const { linkKey } = parts;
    if (!linkKey) throw new Conflict('This server sends no e-mail. Allowed now: link, invite.');
    const now = parts.now();
    const { status, recipients } = standingAt(record, now);
    if (status !== 'sent' && status !== 'quoting') {
      throw new Conflict(`A request that is ${status} is not e-mailed. Send it first, or open it again.`);
    }
    const to = await emailOf(trx, recipients.find(({ id }) => id === recipientId)?.supplierId);
    const nonce = randomUUID();
    const tokenHash = tokenHashOf(linkSecret(linkKey, nonce));
    const after = refusing(() => recipientEvents.link(record, { recipientId, now, tokenHash }));
    if (to === null) throw new Conflict('This supplier has no e-mail address: add one, or make a link.');
    const letter: Letter = { letter: 'request', rfqId: row.id, recipientId, to, origin, nonce };
    await queueLetter(trx, letter, { ownerId: row.owner_id, key: nonce, now });
    return after;
  });
}

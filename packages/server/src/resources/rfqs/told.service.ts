import type { Knex } from 'knex';
import type { Rfq } from '../../contract/index.ts';
import { Conflict, Invalid } from '../../errors.ts';
import { IllegalEvent, RefusedFields, standingAt, tellRfq } from '../../sourcing/index.ts';
import { stalenessOf } from './formulaOfRfq.service.ts';
import { mailsTo } from './mails.service.ts';
import type { WholeRfq } from './rfqRows.service.ts';

/** A request as its owner is told of it, and the version that writes are measured against. */
export interface ToldRfq {
  told: Rfq;
  version: number;
}

/** A request as it stands now. */
export async function tell(db: Knex, { record, version }: WholeRfq, now: number): Promise<ToldRfq> {
  const staleness = await stalenessOf(db, record);
  const told = tellRfq(standingAt(record, now), { ...staleness, version });
  const mails = await mailsTo(
    db,
    record.recipients.map(({ id }) => id),
  );
  const recipients = told.recipients.map((each) => {
    const mail = mails.get(each.id);
    return mail ? { ...each, mail } : each;
  });
  return { told: { ...told, recipients }, version };
}

/** What the core of sourcing refuses, in the words of the domain. */
export function refusing<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof IllegalEvent) throw new Conflict(error.message);
    if (error instanceof RefusedFields) throw new Invalid(error.message, error.errors);
    throw error;
  }
}

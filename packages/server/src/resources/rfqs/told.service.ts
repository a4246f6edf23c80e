import type { Knex } from 'knex';
import type { Rfq } from '../../contract/index.ts';
import { Conflict, Invalid } from '../../errors.ts';
import { IllegalEvent, notStale, RefusedFields, standingAt, tellRfq } from '../../sourcing/index.ts';
import { stalenessesOf } from './formulaOfRfq.service.ts';
import { mailsTo } from './mails.service.ts';
import type { WholeRfq } from './rfqRows.service.ts';

/** A request as its owner is told of it, and the version that writes are measured against. */
export interface ToldRfq {
  told: Rfq;
  version: number;
}

/** Requests as they stand now, in their order. */
export async function tellAll(db: Knex, wholes: readonly WholeRfq[], now: number): Promise<ToldRfq[]> {
  const records = wholes.map(({ record }) => record);
  const stalenesses = await stalenessesOf(db, records);
  const makers = records.flatMap(({ recipients }) => recipients.map(({ id }) => id));
  const mails = await mailsTo(db, makers);
  return wholes.map(({ record, version }, at) => {
    const told = tellRfq(standingAt(record, now), { ...(stalenesses[at] ?? notStale), version });
    const recipients = told.recipients.map((each) => {
      const mail = mails.get(each.id);
      return mail ? { ...each, mail } : each;
    });
    return { told: { ...told, recipients }, version };
  });
}

/** A request as it stands now. */
export async function tell(db: Knex, whole: WholeRfq, now: number): Promise<ToldRfq> {
  const [told] = await tellAll(db, [whole], now);
  if (!told) throw new TypeError('One request is told as one.');
  return told;
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

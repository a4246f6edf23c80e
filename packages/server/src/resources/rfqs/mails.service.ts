import type { Knex } from 'knex';
import type { RecipientMail } from '../../contract/index.ts';
import type { RecipientRecord, RfqRecord } from '../../sourcing/index.ts';
import { findJobsAbout, type JobModel } from '../jobs/jobs.model.ts';
import { queueJob } from '../jobs/jobs.service.ts';
import { linkSecret, tokenHashOf } from './linkSecret.ts';
import type { WholeRfq } from './rfqRows.service.ts';

/** Which words a message brings to a maker. */
export type LetterKind = 'request' | 'changed' | 'reminder';

/** What a message to a maker is made of when its turn comes. */
export interface Letter {
  letter: LetterKind;
  rfqId: number;
  recipientId: number;
  to: string;
  /** The server as the page knows it, where the link leads. */
  origin: string;
  /** What the link’s secret is derived from; the secret itself is kept nowhere. */
  nonce: string;
}

/** The kind of the jobs that send them. */
export const mailKind = 'rfqMail';

const about = (recipientId: number) => `recipient:${recipientId}`;

/** The content of a job of this kind. */
export const letterOf = ({ content }: Pick<JobModel, 'content'>): Letter => JSON.parse(content) as Letter;

/** Asks for a message in `trx`; once a key. */
export const queueLetter = (
  trx: Knex,
  letter: Letter,
  { ownerId, key, now }: { ownerId: number; key: string; now: number },
): Promise<void> =>
  queueJob(trx, {
    kind: mailKind,
    owner_id: ownerId,
    about: about(letter.recipientId),
    key,
    content: letter,
    due_at: new Date(now).toISOString(),
  });

/** The message that brought a maker the link that works now; undefined: none did. */
async function linkLetter(
  db: Knex,
  { id, tokenHash }: RecipientRecord,
  linkKey: string,
): Promise<Letter | undefined> {
  const jobs = await findJobsAbout(db, { kind: mailKind, about: [about(id)] });
  return jobs.map(letterOf).find(({ nonce }) => tokenHashOf(linkSecret(linkKey, nonce)) === tokenHash);
}

/** Which of the makers are written to once more, and as what. */
export interface Again {
  letter: Exclude<LetterKind, 'request'>;
  isMeant: (recipient: RecipientRecord) => boolean;
  /** Whatever makes this occasion another: a revision, a due time. */
  occasion: string;
  now: number;
}

/** Writes once more to makers who were asked by a message whose link still works; once an occasion. */
export async function mailAgain(
  trx: Knex,
  { row, record, linkKey }: Pick<WholeRfq, 'row'> & { record: RfqRecord; linkKey: string },
  { letter, isMeant, occasion, now }: Again,
): Promise<void> {
  for (const recipient of record.recipients.filter((each) => each.tokenHash && isMeant(each))) {
    const first = await linkLetter(trx, recipient, linkKey);
    const key = `${letter}:${recipient.id}:${occasion}`;
    if (first) await queueLetter(trx, { ...first, letter }, { ownerId: row.owner_id, key, now });
  }
}

const states = { waiting: 'waiting', done: 'sent', failed: 'failed' } as const;

/** What became of the newest message to each of these makers, by their number. */
export async function mailsTo(
  db: Knex,
  recipientIds: readonly number[],
): Promise<Map<number, RecipientMail>> {
  const jobs = await findJobsAbout(db, { kind: mailKind, about: recipientIds.map(about) });
  // The newest come first: an older one replaces none.
  return new Map(
    jobs.toReversed().map((job) => {
      const { recipientId, to, letter } = letterOf(job);
      const { state, ended_at: endedAt, last_error: error, attempts } = job;
      return [recipientId, { letter, state: states[state], to, attempts, endedAt, error }];
    }),
  );
}

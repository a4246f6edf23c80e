import type { Knex } from 'knex';
import { transact } from '../../db/transact.ts';
import { NotFound } from '../../errors.ts';
import { MailError, type Mailer, type Message } from '../../outbound/mail/index.ts';
import { requestHtml, requestText, standingAt, tellRequest, type LetterWords } from '../../sourcing/index.ts';
import { askerOf } from './asker.ts';
import type { JobModel } from '../jobs/jobs.model.ts';
import { LastingFailure } from '../jobs/retry.ts';
import { ProductModel } from '../products/products.model.ts';
import { UserModel } from '../users/users.model.ts';
import { linkSecret, tokenHashOf } from './linkSecret.ts';
import { letterOf, mailAgain, type LetterKind } from './mails.service.ts';
import { formulaTable, subjectOf } from './pack.service.ts';
import { printRequest } from './requestFile.service.ts';
import { saveRfq, wholeOf, wholesOf, type WholeRfq } from './rfqRows.service.ts';
import { findOpenRfqs, RfqModel } from './rfqs.model.ts';

/** What messages are sent with. */
export interface LetterParts {
  db: Knex;
  now(): number;
  /** Secrets of links are derived from it. */
  linkKey: string;
  mailer: Mailer;
}

const openings: Readonly<Record<LetterKind, string | undefined>> = {
  request: undefined,
  changed: 'This request was changed. Please look at it again; quotes that came before are kept.',
  reminder: 'A reminder: this request is still open, and quotes are due soon.',
};
const subjects: Readonly<Record<LetterKind, string>> = {
  request: '',
  changed: 'Changed: ',
  reminder: 'Reminder: ',
};

/** A message to a maker, but for where it goes. */
async function messageOf(
  db: Knex,
  { row, record }: WholeRfq,
  { recipientId, ...words }: LetterWords & { recipientId: number },
): Promise<Omit<Message, 'to' | 'key'>> {
  const from = await UserModel.query(db).findById(row.owner_id);
  const product = await ProductModel.query(db).findById(row.product_id);
  const names = { product: product?.concept ?? '', ...askerOf(from) };
  const seen = tellRequest(record, recipientId, names);
  if (!seen || !from || !product) throw new NotFound('There is no such maker in this request.');
  const { name, type, bytes } = await printRequest({ seen, standing: record }, 'pdf');
  return {
    sender: { name: from.full_name, address: from.email },
    subject: subjectOf(seen),
    text: requestText(seen, words),
    html: requestHtml(seen, words),
    attachments: [
      { filename: name, content: bytes, contentType: type },
      { filename: 'formula.csv', content: formulaTable(seen), contentType: 'text/csv' },
    ],
  };
}

const unanswered: ReadonlySet<string> = new Set(['invited', 'viewed', 'asking']);
const isUnanswered = ({ status }: { status: string }) => unanswered.has(status);

/** Sends a message to a maker, unless there is nothing to say any more. @throws LastingFailure for what is over */
export async function sendLetter({ db, now, linkKey, mailer }: LetterParts, job: JobModel): Promise<void> {
  const { letter, rfqId, recipientId, to, origin, nonce } = letterOf(job);
  const row = await RfqModel.query(db).findById(rfqId);
  const whole = row && (await wholeOf(db, row));
  const record = whole && standingAt(whole.record, now());
  const recipient = record?.recipients.find(({ id }) => id === recipientId);
  const isOpen = record?.status === 'sent' || record?.status === 'quoting';
  if (!whole || !recipient || !isOpen) throw new LastingFailure('The request takes no quotes any more.');
  const token = linkSecret(linkKey, nonce);
  if (recipient.tokenHash !== tokenHashOf(token)) throw new LastingFailure('The link was replaced or ended.');
  // Whoever has answered meanwhile is not reminded.
  if (letter === 'reminder' && !isUnanswered(recipient)) return;
  const opening = openings[letter];
  const words = { url: `${origin}/q#${token}`, ...(opening && { opening }) };
  const message = await messageOf(db, { ...whole, record }, { recipientId, ...words });
  const subject = `${subjects[letter]}${message.subject}`;
  try {
    await mailer.send({ ...message, subject, to, key: `${letter}-${job.id}-${nonce}` });
  } catch (error) {
    throw error instanceof MailError && error.isLasting ? new LastingFailure(error.message) : error;
  }
}

const dayMs = 86_400_000;
/** How long before quotes are due makers are reminded, in ms. */
const remindMs = 2 * dayMs;

/** What the due times of requests are looked at with; without a key nobody is written to. */
export type DueParts = Pick<LetterParts, 'db' | 'now'> & { linkKey?: string | undefined };

/** Looks at the due times of open requests: reminds makers, and keeps that time has closed a request. */
export async function heedDueTimes(parts: DueParts): Promise<void> {
  const now = parts.now();
  for (const { row, record } of await wholesOf(parts.db, await findOpenRfqs(parts.db))) {
    const left = Date.parse(record.asked.dueAt ?? '') - now;
    if (left > remindMs || Number.isNaN(left)) continue;
    await transact(parts.db, async (trx) => {
      const locked = await RfqModel.query(trx).findById(row.id).forUpdate();
      if (locked) await heed(trx, await wholeOf(trx, locked), { now, linkKey: parts.linkKey });
    });
  }
}

async function heed(
  trx: Knex,
  whole: WholeRfq,
  { now, linkKey }: { now: number; linkKey: string | undefined },
): Promise<void> {
  const { record, row } = whole;
  const { status } = standingAt(record, now);
  if (status !== record.status) {
    await saveRfq(trx, whole, { after: { ...record, status }, now });
  } else if (linkKey !== undefined && (status === 'sent' || status === 'quoting')) {
    // Who was asked a day ago or less is not pressed.
    const isMeant: Parameters<typeof mailAgain>[2]['isMeant'] = (recipient) =>
      isUnanswered(recipient) && Date.parse(recipient.invitedAt ?? '') < now - dayMs;
    const occasion = record.asked.dueAt ?? '';
    await mailAgain(trx, { row, record, linkKey }, { letter: 'reminder', isMeant, occasion, now });
  }
}

import type { Knex } from 'knex';
import type { makerFormats, QuoteContent, QuoteRequest, QuoteTerms } from '../../contract/index.ts';
import { Invalid, NotFound } from '../../errors.ts';
import type { MakerPass } from '../../ports.ts';
import { recipientEvents, standingAt, tellRequest, type RfqRecord } from '../../sourcing/index.ts';
import { createFile, type BroughtFile, type FileParts } from '../files/files.service.ts';
import type { FileModel } from '../files/files.model.ts';
import { ProductModel } from '../products/products.model.ts';
import { insertQuote } from '../quotes/quotes.service.ts';
import { askerOf } from '../rfqs/asker.ts';
import { tokenHashOf } from '../rfqs/linkSecret.ts';
import { printRequest, type RequestFile, type SeenRequest } from '../rfqs/requestFile.service.ts';
import { saveRfq, wholeOf, type WholeRfq } from '../rfqs/rfqRows.service.ts';
import { RecipientModel, RfqModel } from '../rfqs/rfqs.model.ts';
import { refusing } from '../rfqs/told.service.ts';
import { UserModel } from '../users/users.model.ts';

/** What makers are answered with. */
export interface MakerParts {
  db: Knex;
  now(): number;
}

/** How long a link works after quotes are due, in ms. */
const afterDueMs = 14 * 86_400_000;

const gone = () =>
  new NotFound('This link does not work, or not any more. Ask whoever sent it for a new one.');

/** Whether makers may look at a request: it was sent, not given up, and not due too long ago. */
function isShown({ sentAt, status, asked }: RfqRecord, now: number): boolean {
  const end = asked.dueAt === null ? Infinity : Date.parse(asked.dueAt) + afterDueMs;
  return sentAt !== null && status !== 'cancelled' && now < end;
}

/** What the secret of a link opens; null: nothing, or nothing any more. */
export async function findMaker({ db, now }: MakerParts, token: string): Promise<MakerPass | null> {
  const recipient = await RecipientModel.query(db).findOne({ token_hash: tokenHashOf(token) });
  const row = recipient && (await RfqModel.query(db).findById(recipient.rfq_id));
  if (!recipient || !row || !isShown((await wholeOf(db, row)).record, now())) return null;
  return { rfqId: row.id, recipientId: recipient.id, ownerId: row.owner_id, key: `maker-${recipient.id}` };
}

type Looking = { recipientId: number; now: number };

async function seenByMaker(
  db: Knex,
  { record, row }: WholeRfq,
  { recipientId, now }: Looking,
): Promise<SeenRequest> {
  const product = await ProductModel.query(db).findById(row.product_id);
  const owner = await UserModel.query(db).findById(row.owner_id);
  const names = { product: product?.concept ?? '', ...askerOf(owner) };
  const standing = standingAt(record, now);
  const seen = tellRequest(standing, recipientId, names);
  if (!seen) throw gone();
  return { seen, standing };
}

const tellMaker = async (db: Knex, whole: WholeRfq, looking: Looking): Promise<QuoteRequest> =>
  (await seenByMaker(db, whole, looking)).seen;

async function wholeFor(db: Knex, { rfqId }: MakerPass): Promise<WholeRfq> {
  const row = await RfqModel.query(db).findById(rfqId);
  if (!row) throw gone();
  return wholeOf(db, row);
}

/** The request as its maker sees it; nothing is changed. */
export async function getRequest({ db, now }: MakerParts, pass: MakerPass): Promise<QuoteRequest> {
  return tellMaker(db, await wholeFor(db, pass), { recipientId: pass.recipientId, now: now() });
}

/** The request as a file, as its maker sees it; nothing is changed. */
export async function fileOfRequest(
  { db, now }: MakerParts,
  { pass, format }: { pass: MakerPass; format: (typeof makerFormats)[number] },
): Promise<RequestFile> {
  const looking = { recipientId: pass.recipientId, now: now() };
  return printRequest(await seenByMaker(db, await wholeFor(db, pass), looking), format);
}

/** What a maker does, in `trx`. Where it changes nothing, nothing is written. */
async function changeRequest(
  { now }: MakerParts,
  { trx, pass: { rfqId, recipientId } }: { trx: Knex; pass: MakerPass },
  work: (whole: WholeRfq, turn: { recipientId: number; now: number }) => RfqRecord | Promise<RfqRecord>,
): Promise<QuoteRequest> {
  const row = await RfqModel.query(trx).findById(rfqId).forUpdate();
  if (!row) throw gone();
  const whole = await wholeOf(trx, row);
  const turn = { recipientId, now: now() };
  // The link may have ended while this waited for its turn.
  const recipient = whole.record.recipients.find(({ id }) => id === recipientId);
  if (!recipient?.tokenHash || !isShown(whole.record, turn.now)) throw gone();
  const after = await work(whole, turn);
  const saved = after === whole.record ? whole : await saveRfq(trx, whole, { after, now: turn.now });
  return tellMaker(trx, saved, turn);
}

/** Who acts, in which transaction. */
export interface MakerTurn {
  trx: Knex;
  pass: MakerPass;
}

/** A person opened the request. */
export const openRequest = (parts: MakerParts, turn: MakerTurn): Promise<QuoteRequest> =>
  changeRequest(parts, turn, ({ record }, when) => refusing(() => recipientEvents.open(record, when)));

/** A maker asks. */
export const askQuestion = (parts: MakerParts, { text, ...turn }: MakerTurn & { text: string }) =>
  changeRequest(parts, turn, ({ record }, when) =>
    refusing(() => recipientEvents.question(record, { ...when, text })),
  );

/** A maker declines. */
export const declineRequest = (parts: MakerParts, { reason, ...turn }: MakerTurn & { reason: string }) =>
  changeRequest(parts, turn, ({ record }, when) =>
    refusing(() => recipientEvents.decline(record, { ...when, reason })),
  );

/** A maker takes the quote back. */
export const withdrawQuote = (parts: MakerParts, turn: MakerTurn) =>
  changeRequest(parts, turn, ({ record }, when) => refusing(() => recipientEvents.withdraw(record, when)));

/** What is ours to say of a quote, before we do. */
const unsaid = {
  fxRate: null,
  fxAsOf: null,
  dutyPercent: null,
  dutyAsOf: null,
  entry: null,
  freightOurs: null,
  rejectPercent: 0,
  batches: 1,
} satisfies Partial<QuoteContent>;

/** A maker quotes, or quotes again. */
export const sendQuote = (parts: MakerParts, { terms, ...turn }: MakerTurn & { terms: QuoteTerms }) =>
  changeRequest(parts, turn, async (whole, when) => {
    const recipient = whole.record.recipients.find(({ id }) => id === when.recipientId);
    if (terms.fileId !== null && !recipient?.fileIds.includes(terms.fileId)) {
      throw new Invalid('You have brought no such file.', [
        { path: 'fileId', message: 'Bring the file first' },
      ]);
    }
    const content = { ...terms, ...unsaid };
    const { rfq, added } = refusing(() =>
      recipientEvents.quote(whole.record, { ...when, content, isTyped: false }),
    );
    await insertQuote(turn.trx, whole, { added, now: when.now });
    return rfq;
  });

/** Keeps a file that a maker brings: it is the owner's of the request, and named by the maker's quotes alone. */
export async function bringFile(
  parts: MakerParts & FileParts,
  { file, ...turn }: MakerTurn & { file: BroughtFile },
): Promise<FileModel> {
  const made = await createFile(parts, { trx: turn.trx, ownerId: turn.pass.ownerId, file });
  await changeRequest(parts, turn, ({ record }, { recipientId }) => ({
    ...record,
    recipients: record.recipients.map((each) =>
      each.id === recipientId ? { ...each, fileIds: [...each.fileIds, made.id] } : each,
    ),
  }));
  return made;
}

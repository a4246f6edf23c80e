import type { QuoteContent, RecipientStatus, RfqStatus } from '../contract/index.ts';
import type { QuoteRecord, RecipientRecord, RfqRecord } from './record.ts';
import { refusePast } from './rfqEvents.ts';
import {
  allowedOfRecipient,
  IllegalEvent,
  isAnsweredLate,
  makerEvents,
  recipientTable,
  type RecipientEvent,
} from './states.ts';
import { latestQuote, shownToMaker, standingAt, validTo } from './standing.ts';

/** Who is meant, and when. */
export interface RecipientTurn {
  recipientId: number;
  now: number;
}

function find(rfq: RfqRecord, recipientId: number): RecipientRecord | undefined {
  return rfq.recipients.find(({ id }) => id === recipientId);
}

const withRecipient = (
  rfq: RfqRecord,
  recipientId: number,
  changes: Partial<RecipientRecord>,
): RfqRecord => ({
  ...rfq,
  recipients: rfq.recipients.map((each) => (each.id === recipientId ? { ...each, ...changes } : each)),
});

/** What a maker cannot do, as they may read it. */
const refusedOfMaker: Partial<Record<RecipientEvent, string>> = {
  open: 'It cannot be opened.',
  question: 'No question is taken.',
  quote: 'No quote is taken.',
  decline: 'It cannot be declined.',
  withdraw: 'There is no quote to withdraw.',
};

/** Where an event leads a maker from how they and the request stand. */
function statusAfter(rfq: RfqRecord, recipient: RecipientRecord, event: RecipientEvent): RecipientStatus {
  const row = recipientTable.find((each) => each.event === event);
  const isAllowed =
    row &&
    (row.from as readonly RecipientStatus[]).includes(recipient.status) &&
    (row.during as readonly RfqStatus[]).includes(rfq.status);
  if (isAllowed) return row.to;
  const isMakers = makerEvents.includes(event);
  const allowed = allowedOfRecipient(rfq.status, recipient.status).filter(
    (each) => makerEvents.includes(each) === isMakers,
  );
  throw new IllegalEvent(
    isMakers
      ? `${toMaker(rfq, recipient)} ${refusedOfMaker[event]}`
      : `A maker who is ${recipient.status} takes no '${event}' while the request is ${rfq.status}.`,
    allowed,
  );
}

/** Why a maker cannot do something, as they may read it: nothing of what we think of their quote. */
function toMaker(rfq: RfqRecord, { status }: RecipientRecord): string {
  if (rfq.status !== 'sent' && rfq.status !== 'quoting') return 'The request is closed.';
  return `Your part of the request is ${shownToMaker(status)}.`;
}

/** Moves a maker by an event. undefined: there is no such maker. */
function move(
  stored: RfqRecord,
  { recipientId, now }: RecipientTurn,
  event: RecipientEvent,
): { rfq: RfqRecord; recipient: RecipientRecord; at: string } {
  const rfq = standingAt(stored, now);
  const recipient = find(rfq, recipientId);
  if (!recipient) throw new IllegalEvent('There is no such maker in this request.', []);
  const status = statusAfter(rfq, recipient, event);
  return {
    rfq: withRecipient(rfq, recipientId, { status }),
    recipient: { ...recipient, status },
    at: new Date(now).toISOString(),
  };
}

/** Marks a maker as asked, or asks again: then the old link ends. */
export function invite(stored: RfqRecord, turn: RecipientTurn): RfqRecord {
  const isFirst = find(stored, turn.recipientId)?.invitedAt === null;
  const { rfq, recipient, at } = move(stored, turn, 'invite');
  const tokenHash = isFirst ? recipient.tokenHash : null;
  return withRecipient(rfq, recipient.id, { invitedAt: at, reason: null, tokenHash });
}

const mayHaveLink: ReadonlySet<RecipientStatus> = new Set([
  'added',
  'invited',
  'viewed',
  'asking',
  'quoted',
  'shortlisted',
  'expired',
]);

/** Gives a maker a link, which ends the one before; who was not asked yet is now. */
export function link(stored: RfqRecord, turn: RecipientTurn & { tokenHash: string }): RfqRecord {
  const rfq = standingAt(stored, turn.now);
  const recipient = find(rfq, turn.recipientId);
  const isOver = rfq.status === 'awarded' || rfq.status === 'cancelled';
  if (!recipient || isOver || !mayHaveLink.has(recipient.status)) {
    const status = recipient?.status ?? 'added';
    throw new IllegalEvent(
      `A maker who is ${status} gets no link while the request is ${rfq.status}.`,
      allowedOfRecipient(rfq.status, status),
    );
  }
  const { tokenHash } = turn;
  if (recipient.status !== 'added') return withRecipient(rfq, recipient.id, { tokenHash });
  const invitedAt = new Date(turn.now).toISOString();
  return withRecipient(rfq, recipient.id, { tokenHash, status: 'invited', invitedAt });
}

/** Ends a maker's link. */
export const endLink = (rfq: RfqRecord, { recipientId }: RecipientTurn): RfqRecord =>
  withRecipient(rfq, recipientId, { tokenHash: null });

/** A person opened the request. Whoever did before changes nothing, but for the revision that they see. */
export function open(stored: RfqRecord, turn: RecipientTurn): RfqRecord {
  const found = find(standingAt(stored, turn.now), turn.recipientId);
  if (found && found.status !== 'invited') {
    if (found.toldOfRevision === stored.revision) return stored;
    return withRecipient(stored, found.id, { toldOfRevision: stored.revision });
  }
  const { rfq, recipient, at } = move(stored, turn, 'open');
  return withRecipient(rfq, recipient.id, { viewedAt: at, toldOfRevision: rfq.revision });
}

/** A maker asks. */
export function question(stored: RfqRecord, { text, ...turn }: RecipientTurn & { text: string }): RfqRecord {
  const { rfq, recipient, at } = move(stored, turn, 'question');
  const asked = { text, askedAt: at, answer: null, answeredAt: null };
  return withRecipient(rfq, recipient.id, {
    questions: [...recipient.questions, asked],
    viewedAt: recipient.viewedAt ?? at,
  });
}

function answered(stored: RfqRecord, turn: RecipientTurn): ReturnType<typeof move> {
  const rfq = standingAt(stored, turn.now);
  const recipient = find(rfq, turn.recipientId);
  if (!recipient || !isAnsweredLate(rfq.status, recipient)) return move(stored, turn, 'answer');
  return { rfq, recipient, at: new Date(turn.now).toISOString() };
}

/** We answer the question that is open; a maker who has quoted meanwhile stays where they are. */
export function answer(stored: RfqRecord, { text, ...turn }: RecipientTurn & { text: string }): RfqRecord {
  const { rfq, recipient, at } = answered(stored, turn);
  const questions = recipient.questions.map((each) =>
    each.answer === null ? { ...each, answer: text, answeredAt: at } : each,
  );
  return withRecipient(rfq, recipient.id, { questions });
}

/** A quote that is to be kept. */
export type NewQuote = Pick<QuoteRecord, 'recipientId' | 'revision' | 'rfqRevision' | 'isTyped' | 'content'>;

/**
 * What a maker sends, with what we had said of their quote before: a revision has no other duty or freight for being
 * new, and without them it would look the cheaper one. The rate is that of its currency.
 */
function withOurs(content: QuoteContent, before: QuoteContent | undefined): QuoteContent {
  if (!before) return content;
  const { fxRate, fxAsOf, dutyPercent, dutyAsOf, entry, freightOurs, rejectPercent, batches } = before;
  const ours = { dutyPercent, dutyAsOf, entry, freightOurs, rejectPercent, batches };
  return { ...content, ...ours, ...(content.currency === before.currency && { fxRate, fxAsOf }) };
}

/** Takes a quote of a maker, by themselves or typed in. Every one before it is kept. */
export function quote(
  stored: RfqRecord,
  { content: sent, isTyped, ...turn }: RecipientTurn & { content: QuoteContent; isTyped: boolean },
): { rfq: RfqRecord; added: NewQuote } {
  const { rfq, recipient } = move(stored, turn, isTyped ? 'typeQuote' : 'quote');
  refusePast('validUntil', validTo(sent), turn.now);
  const content = isTyped ? sent : withOurs(sent, latestQuote(rfq, recipient.id)?.content);
  const before = rfq.quotes.filter(({ recipientId }) => recipientId === recipient.id);
  const revision = 1 + Math.max(0, ...before.map((each) => each.revision));
  const added = { recipientId: recipient.id, revision, rfqRevision: rfq.revision, isTyped, content };
  return { rfq: { ...rfq, status: 'quoting' }, added };
}

/** Puts a maker on the short list. */
export const shortlist = (stored: RfqRecord, turn: RecipientTurn): RfqRecord =>
  move(stored, turn, 'shortlist').rfq;

/** Takes a maker off the short list. */
export const unshortlist = (stored: RfqRecord, turn: RecipientTurn): RfqRecord =>
  move(stored, turn, 'unshortlist').rfq;

/** A maker takes the quote back. */
export const withdraw = (stored: RfqRecord, turn: RecipientTurn): RfqRecord =>
  move(stored, turn, 'withdraw').rfq;

/** A maker declines. */
export function decline(
  stored: RfqRecord,
  { reason, ...turn }: RecipientTurn & { reason: string },
): RfqRecord {
  const { rfq, recipient } = move(stored, turn, 'decline');
  return withRecipient(rfq, recipient.id, { reason });
}

/** Forgets a quote that was typed in: its maker is what the quotes that are left make them. */
export function forgetQuote(stored: RfqRecord, quoteId: number): RfqRecord {
  const gone = stored.quotes.find(({ id }) => id === quoteId);
  const quotes = stored.quotes.filter(({ id }) => id !== quoteId);
  const recipient = gone && find(stored, gone.recipientId);
  if (!recipient) return stored;
  if (quotes.some(({ recipientId }) => recipientId === recipient.id)) return { ...stored, quotes };
  const status = recipient.viewedAt ? 'viewed' : recipient.invitedAt ? 'invited' : 'added';
  const rfqStatus = quotes.length === 0 && stored.status === 'quoting' ? 'sent' : stored.status;
  const isOver = recipient.status === 'withdrawn' || recipient.status === 'declined';
  const rfq = { ...stored, quotes, status: rfqStatus };
  return isOver ? rfq : withRecipient(rfq, recipient.id, { status });
}

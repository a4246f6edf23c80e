import { QuoteTerms, type Quote, type QuoteRequest, type Rfq, type RfqRecipient } from '../contract/index.ts';
import { completenessOf, missingOf } from './completeness.ts';
import type { FrozenLine, QuoteRecord, RecipientRecord, RfqRecord } from './record.ts';
import { allowedOfMaker, allowedOfRfq, makerEvents } from './states.ts';
import { latestQuote, shownToMaker, validTo } from './standing.ts';

/** Whether the formula is as it is asked for. */
export interface Staleness {
  staleSince: string | null;
  staleBecause: string[];
}

/** It is. */
export const notStale: Staleness = { staleSince: null, staleBecause: [] };

function tellRecipient(rfq: RfqRecord, recipient: RecipientRecord): RfqRecipient {
  const { tokenHash, statusBeforeAward: _kept, fileIds: _files, questions, ...known } = recipient;
  const allowed = allowedOfMaker(rfq.status, recipient);
  return { ...known, rfqId: rfq.id, hasLink: tokenHash !== null, questions: [...questions], allowed };
}

/** One of its makers as its owner is told of them. */
export function tellRecipientOf(rfq: RfqRecord, recipientId: number): RfqRecipient | undefined {
  const found = rfq.recipients.find(({ id }) => id === recipientId);
  return found && tellRecipient(rfq, found);
}

/** A request that stands, as its owner is told of it. */
export function tellRfq(rfq: RfqRecord, { version, ...staleness }: Staleness & { version: number }): Rfq {
  const { id, productId, status, revision, asked, award, reason, sentAt, createdAt, updatedAt } = rfq;
  return {
    id,
    version,
    productId,
    status,
    revision,
    completeness: completenessOf(asked),
    missing: missingOf(asked),
    allowed: allowedOfRfq(status),
    ...asked,
    ...staleness,
    recipients: rfq.recipients.map((recipient) => tellRecipient(rfq, recipient)),
    award,
    reason,
    sentAt,
    createdAt,
    updatedAt,
  };
}

/** A quote as its owner is told of it. */
export function tellQuote(rfq: RfqRecord, quote: QuoteRecord, now: number): Quote {
  const { content, ...known } = quote;
  return {
    ...known,
    rfqId: rfq.id,
    isOfEarlierRevision: quote.rfqRevision < rfq.revision,
    isLatest: latestQuote(rfq, quote.recipientId)?.id === quote.id,
    isExpired: validTo(content) < now,
    ...content,
  };
}

/** What a maker sees of the formula. */
export function redactedLines(
  lines: readonly FrozenLine[],
  redaction: Rfq['redaction'],
): QuoteRequest['lines'] {
  const shown = redaction === 'activesOnly' ? lines.filter(({ isActive }) => isActive) : lines;
  return shown.map(({ name, form, amount }) => ({
    name,
    form,
    amount: redaction === 'noAmounts' ? null : amount,
  }));
}

/** Who asks, and for what. */
export interface RequestNames {
  product: string;
  from: string;
  /** The e-mail address of who asks. */
  replyTo: string;
}

/** A request as one maker sees it: nothing of any other, no target price, the formula as far as it is told. */
export function tellRequest(rfq: RfqRecord, recipientId: number, names: RequestNames): QuoteRequest | null {
  const recipient = rfq.recipients.find(({ id }) => id === recipientId);
  if (!recipient) return null;
  const { asked, frozen, revision, status } = rfq;
  const { targetPrice: _hidden, redaction, formulaId: _id, formulaVersion: _n, ...seen } = asked;
  const allowed = allowedOfMaker(status, recipient).filter((each) => makerEvents.includes(each));
  return {
    ...names,
    to: recipient.supplierName,
    revision,
    status: shownToMaker(recipient.status),
    isOpen: status === 'sent' || status === 'quoting',
    allowed,
    ...seen,
    quantities: seen.quantities ?? [],
    lines: redactedLines(frozen?.lines ?? [], redaction),
    questions: [...recipient.questions],
    quotes: rfq.quotes.filter((quote) => quote.recipientId === recipientId).map(tellOwn),
  };
}

/** A quote as its maker sees it: without what is ours to know. */
function tellOwn({ revision, rfqRevision, createdAt, content }: QuoteRecord): QuoteRequest['quotes'][number] {
  const terms = QuoteTerms.strip().parse(content);
  return { revision, rfqRevision, ...terms, createdAt };
}

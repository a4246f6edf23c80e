import type { QuoteContent } from '../contract/index.ts';
import { missingOf } from './completeness.ts';
import type { QuoteRecord, RecipientRecord, RfqRecord } from './record.ts';

const dayMs = 86_400_000;

/** Until when a quote holds, in ms since 1970: to the end of its last UTC day. Infinity: it says nothing. */
export function validTo({ validUntil }: Pick<QuoteContent, 'validUntil'>): number {
  if (validUntil === null) return Infinity;
  return validUntil.includes('T') ? Date.parse(validUntil) : Date.parse(validUntil) + dayMs - 1;
}

/** The quote that counts of a maker: the latest. */
export const latestQuote = (
  { quotes }: Pick<RfqRecord, 'quotes'>,
  recipientId: number,
): QuoteRecord | undefined => quotes.find((quote) => quote.recipientId === recipientId);

function recipientAt(rfq: RfqRecord, recipient: RecipientRecord, now: number): RecipientRecord {
  if (recipient.status !== 'quoted' && recipient.status !== 'shortlisted') return recipient;
  const quote = latestQuote(rfq, recipient.id);
  return quote && validTo(quote.content) < now ? { ...recipient, status: 'expired' } : recipient;
}

function statusAt({ status, asked }: RfqRecord, now: number): RfqRecord['status'] {
  if (status === 'draft' || status === 'ready') return missingOf(asked).length === 0 ? 'ready' : 'draft';
  const isOpen = status === 'sent' || status === 'quoting';
  return isOpen && asked.dueAt !== null && Date.parse(asked.dueAt) <= now ? 'closed' : status;
}

/** A maker's state as they are told it: whom we prefer is ours to know while there is a price to settle. */
export const shownToMaker = (status: RecipientRecord['status']): RecipientRecord['status'] =>
  status === 'shortlisted' ? 'quoted' : status;

/** A request as it stands at a time: what is said makes it ready, time closes it and ends quotes. */
export const standingAt = (rfq: RfqRecord, now: number): RfqRecord => ({
  ...rfq,
  status: statusAt(rfq, now),
  recipients: rfq.recipients.map((recipient) => recipientAt(rfq, recipient, now)),
});

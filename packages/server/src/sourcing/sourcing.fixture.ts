import { QuoteContent } from '../contract/index.ts';
import {
  emptyRfq,
  newRecipient,
  nothingAsked,
  type QuoteRecord,
  type RecipientRecord,
  type RfqRecord,
} from './record.ts';

/** The time of the tests. */
export const now = Date.parse('2026-11-22T12:00:00.000Z');

/** A maker who is asked. */
export const recipient = (id: number, changes: Partial<RecipientRecord> = {}): RecipientRecord => ({
  ...newRecipient({ id, supplierId: id, supplierName: `Maker ${id}`, channel: 'link' }),
  ...changes,
});

/** Terms with what a test says of them. */
export const terms = (changes: Record<string, unknown> = {}): QuoteContent =>
  QuoteContent.parse({
    tiers: [{ quantity: 2500, unitPrice: '4.55' }],
    validUntil: '2027-01-31',
    ...changes,
  });

/** A quote of a maker. */
export const quoteOf = (recipientId: number, changes: Record<string, unknown> = {}): QuoteRecord => ({
  id: recipientId * 10,
  recipientId,
  revision: 1,
  version: 1,
  rfqRevision: 1,
  isTyped: false,
  content: terms(changes),
  createdAt: new Date(now).toISOString(),
  updatedAt: new Date(now).toISOString(),
});

/** All that has to be said. */
export const asked: RfqRecord['asked'] = {
  ...nothingAsked,
  formFactor: 'capsule',
  serving: '2 capsules',
  count: 30,
  quantities: [2500, 5000, 10_000],
  packaging: 'Bottle',
  tests: ['Identity'],
  market: 'US',
  shipTo: 'Reno',
  incoterm: 'DDP',
  dueAt: '2026-12-22T12:00:00.000Z',
  formulaId: 1,
  formulaVersion: 1,
};

/** A request that everything is said of. */
export const rfq = (changes: Partial<RfqRecord> = {}): RfqRecord => ({
  ...emptyRfq(1, new Date(now).toISOString()),
  id: 1,
  status: 'ready',
  asked,
  ...changes,
});

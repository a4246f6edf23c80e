import { z } from 'zod';
import { documentTypes } from '../documents/documentKinds.ts';
import { Name, Note } from '../formulas/formulaLine.ts';
import { PartQuery, PathNumber, RecordId, RowVersion, Timestamp } from '../http.ts';
import { zipType } from '../limits.ts';
import { Incoterm, isRising, UnitPrice } from './prices.ts';

/** Where a request for quotation stands. */
export const RfqStatus = z.enum(['draft', 'ready', 'sent', 'quoting', 'closed', 'awarded', 'cancelled']);
export type RfqStatus = z.infer<typeof RfqStatus>;

/** Where a maker who was asked stands. */
export const RecipientStatus = z.enum([
  'added',
  'invited',
  'viewed',
  'asking',
  'quoted',
  'shortlisted',
  'expired',
  'withdrawn',
  'declined',
  'awarded',
  'lost',
]);
export type RecipientStatus = z.infer<typeof RecipientStatus>;

/** How a request reaches a maker. */
export const RecipientChannel = z
  .enum(['link', 'eml', 'other'])
  .describe('How the request reaches the maker');

/** What makers see of the formula: all of it, the actives with their amounts, or names alone. */
export const Redaction = z
  .enum(['none', 'activesOnly', 'noAmounts'])
  .describe('What makers do not see of the formula: nothing, all but the actives, or amounts');
export type Redaction = z.infer<typeof Redaction>;

/** Why something was done, in one's own words. */
export const Reason = z
  .string()
  .refine((text) => !text.includes('\0'), 'Remove the character that cannot be shown (NUL)')
  .trim()
  .min(1, 'Say why')
  .max(2000, 'Keep it to 2000 characters')
  .describe('In one’s own words');

const DueAt = Timestamp.describe('Until when quotes come, UTC; still to come');
const Quantities = z
  .array(z.int().min(1).max(100_000_000))
  .min(3, 'Enter three to five quantities')
  .max(5, 'Enter three to five quantities')
  .refine(isRising, 'Let each quantity be above the one before')
  .describe('Containers, three to five, rising');
const List = z.array(Name.trim().min(1)).max(50);

/** What is asked for. null: not said yet. */
export const rfqFields = {
  firm: Note.nullable().describe('The firm that asks, with its address, as makers read it'),
  formFactor: Name.nullable().describe('The shape the product is sold in'),
  serving: Name.nullable().describe('What is taken at once, e.g. 2 capsules'),
  count: z.int().min(1).max(1_000_000).nullable().describe('Servings in a container'),
  quantities: Quantities.nullable(),
  packaging: Note.nullable().describe('What the product is packed in'),
  certifications: List.describe('That a maker has to hold'),
  tests: List.describe('Of each batch'),
  market: z.enum(['US', 'EU', 'UK']).nullable().describe('Where it is sold'),
  shipTo: Note.nullable().describe('Where it is delivered'),
  incoterm: Incoterm.nullable(),
  samples: Note.nullable().describe('Which are wanted'),
  dueAt: DueAt.nullable(),
  redaction: Redaction,
  ndaRequired: z.boolean().describe('Whether a maker has to sign a non-disclosure agreement'),
  targetPrice: UnitPrice.nullable().describe('Of a unit; no maker sees it'),
  formulaId: RecordId.nullable().describe('The formula that is to be made'),
  formulaVersion: z.int().min(1).nullable().describe('One of its versions'),
};

/** What has to be said before a request can be sent, in the order that it is asked for. */
export const requiredOfRfq = [
  'formFactor',
  'serving',
  'count',
  'quantities',
  'packaging',
  'tests',
  'market',
  'shipTo',
  'incoterm',
  'dueAt',
  'formulaVersion',
] as const satisfies readonly (keyof typeof rfqFields)[];

/** A question of a maker, and our answer. */
export const RfqQuestion = z.strictObject({
  text: z.string(),
  askedAt: Timestamp,
  answer: z.string().nullable(),
  answeredAt: Timestamp.nullable(),
});
export type RfqQuestion = z.infer<typeof RfqQuestion>;

/** An e-mail that this server sends to a maker. */
export const RecipientMail = z.strictObject({
  letter: z.enum(['request', 'changed', 'reminder']).describe('What it says'),
  state: z
    .enum(['waiting', 'sent', 'failed'])
    .describe('waiting: it is tried until a mail server takes it; failed: it is not tried any more'),
  to: z.string(),
  attempts: z.int().describe('How often it was tried'),
  endedAt: Timestamp.nullable().describe('When it was sent or given up'),
  error: z.string().nullable().describe('What the last attempt failed with'),
});
export type RecipientMail = z.infer<typeof RecipientMail>;

/** A maker who is asked. */
export const RfqRecipient = z.strictObject({
  id: RecordId,
  rfqId: RecordId,
  supplierId: RecordId.nullable().describe('null: the supplier was deleted'),
  supplierName: z.string(),
  channel: RecipientChannel,
  status: RecipientStatus,
  hasLink: z.boolean().describe('Whether a link of theirs works'),
  allowed: z.array(z.string()).describe('What can be done with them now'),
  questions: z.array(RfqQuestion).describe('Oldest first'),
  reason: z.string().nullable().describe('Why they declined'),
  invitedAt: Timestamp.nullable(),
  viewedAt: Timestamp.nullable(),
  toldOfRevision: z.int().nullable().describe('The revision they have seen; null: none'),
  mail: RecipientMail.optional().describe('The newest e-mail of this server to them; absent: none'),
});
export type RfqRecipient = z.infer<typeof RfqRecipient>;

/** What a quote came to when it was awarded. */
export const RfqAward = z.strictObject({
  recipientId: RecordId,
  quoteId: RecordId,
  quantity: z.int(),
  total: z.string().describe('US dollars, two decimals'),
  landedUnit: z.string().describe('US dollars a unit, three decimals'),
  at: Timestamp,
});
export type RfqAward = z.infer<typeof RfqAward>;

/** A request for quotation. */
export const Rfq = z.strictObject({
  id: RecordId,
  version: RowVersion,
  productId: RecordId,
  status: RfqStatus,
  revision: z.int().positive().describe('Counts up when it is amended'),
  completeness: z.int().min(0).max(100).describe('How much of what has to be said is, %'),
  missing: z.array(z.string()).describe('Names of the fields that have to be said yet'),
  allowed: z.array(z.string()).describe('What can be done with it now'),
  ...rfqFields,
  quantities: z
    .array(z.int())
    .nullable()
    .describe(Quantities.description ?? ''),
  staleSince: Timestamp.nullable().describe('Since when the formula is not as it is asked for'),
  staleBecause: z.array(z.string()).describe('In words, e.g. Formula changed since v3'),
  recipients: z.array(RfqRecipient),
  award: RfqAward.nullable(),
  reason: z.string().nullable().describe('Why it was cancelled, or its award revoked'),
  sentAt: Timestamp.nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type Rfq = z.infer<typeof Rfq>;

/** What a client sends to make a request; what is left out comes from the product's formula and estimate. */
export const RfqDraft = z
  .strictObject({ ...z.strictObject(rfqFields).partial().shape, productId: RecordId })
  .meta({ id: 'RfqDraft', example: { productId: 1, packaging: 'Bottle with label', market: 'US' } });
export type RfqDraft = z.infer<typeof RfqDraft>;

/** Any subset of what is asked for. */
export const RfqPatch = z
  .strictObject(rfqFields)
  .partial()
  .meta({ id: 'RfqPatch', example: { shipTo: 'Warehouse 4, Reno, Nevada' } });
export type RfqPatch = z.infer<typeof RfqPatch>;

/** Which requests; of all products without a number. */
export const RfqsQuery = PartQuery.extend({
  productId: PathNumber.optional().describe('Of this product alone'),
});

/** A request after something was done with it. */
export const RfqAction = z.strictObject({
  row: Rfq,
  difference: z.null().describe('Nothing of it is taken from elsewhere'),
});
export type RfqAction = z.infer<typeof RfqAction>;

/** Which maker is asked, and how. */
export const RecipientDraft = z
  .strictObject({ supplierId: RecordId, channel: RecipientChannel.default('link') })
  .meta({ id: 'RecipientDraft', example: { supplierId: 1, channel: 'link' } });
export type RecipientDraft = z.infer<typeof RecipientDraft>;

/** A link for a maker, which is told once, and a message that brings it. */
export const RecipientLink = z.strictObject({
  url: z.string().describe('Told once; a new one ends the old'),
  to: z.string().nullable().describe('Where to write to; null: the supplier has no email address'),
  subject: z.string().describe('Of a message that brings the link'),
  text: z.string().describe('Its words: the request as this maker sees it, and the link'),
  eml: z.string().describe('The same as a message to open and send, with the formula as a table'),
});
export type RecipientLink = z.infer<typeof RecipientLink>;

const withReason = (id: string, reason: string) =>
  z.strictObject({ reason: Reason }).meta({ id, example: { reason } });

/** Why a request is cancelled. */
export const CancelRfq = withReason('CancelRfq', 'The launch was put off');
/** Why an award is revoked. */
export const RevokeRfq = withReason('RevokeRfq', 'The maker cannot keep the date');
/** Until when quotes come again. */
export const ReopenRfq = z
  .strictObject({ dueAt: DueAt })
  .meta({ id: 'ReopenRfq', example: { dueAt: '2099-01-31T17:00:00.000Z' } });
/** Which quote is taken, at which quantity. */
export const AwardRfq = z
  .strictObject({
    recipientId: RecordId,
    quoteId: RecordId,
    quantity: z.int().min(1).max(100_000_000).describe('Units of the order'),
    confirmStale: z.boolean().default(false).describe('Though the formula has changed since'),
  })
  .meta({ id: 'AwardRfq', example: { recipientId: 1, quoteId: 1, quantity: 5000 } });
export type AwardRfq = z.infer<typeof AwardRfq>;
/** What we answer a maker. */
export const AnswerRecipient = z
  .strictObject({ answer: Reason })
  .meta({ id: 'AnswerRecipient', example: { answer: 'Blister packs will do as well.' } });

/** A quote at one quantity, as what it comes to when it has arrived. */
export const ComparisonColumn = z.strictObject({
  recipientId: RecordId,
  quoteId: RecordId,
  supplierName: z.string(),
  status: RecipientStatus,
  belowMoq: z.boolean(),
  rank: z.int().nullable().describe('1: the lowest landed cost; null: it cannot be taken as it is'),
  quoteCurrency: z.string(),
  fxRate: z.string().nullable(),
  fxAsOf: z.string().nullable().describe('Day of the rate'),
  dutyPercent: z.number().nullable(),
  dutyAsOf: z.string().nullable().describe('Day the duty was read'),
  quotedAt: Timestamp.describe('When the quote came or was typed in'),
  incoterm: Incoterm.nullable(),
  price: z.string().nullable().describe('Of a unit, as quoted; null: none at this quantity'),
  total: z.string().nullable().describe('US dollars of the order, two decimals'),
  landed: z.string().nullable().describe('US dollars of a unit that is kept, three decimals'),
  repeat: z.string().nullable().describe('The same of a later order'),
  lines: z
    .array(
      z.strictObject({
        name: z.string(),
        amount: z.string().nullable().describe('US dollars, two decimals; null: nobody knows'),
        isEstimate: z.boolean().describe('Our estimate’s, since the quote does not say'),
        how: z.string().describe('The arithmetic in words'),
      }),
    )
    .describe('They add up to the total'),
  estimatedLines: z.int().describe('How many are our estimate’s'),
  flags: z.array(z.string()).describe('What to look at twice'),
  moq: z.int().nullable(),
  leadTimeDays: z.int().nullable(),
  validUntil: z.string().nullable(),
});
export type ComparisonColumn = z.infer<typeof ComparisonColumn>;

/** Quotes side by side at one quantity. */
export const Comparison = z.strictObject({
  quantity: z.int().nullable().describe('null: nothing is quoted yet'),
  currency: z.literal('USD'),
  columns: z.array(ComparisonColumn),
});
export type Comparison = z.infer<typeof Comparison>;

/** At which quantity; the largest least order that is quoted without one. */
export const ComparisonQuery = z.strictObject({
  quantity: PathNumber.optional().describe('Containers'),
});

/** Media types of the files that a request comes as. */
export const requestFileTypes = {
  pdf: documentTypes.pdf,
  docx: documentTypes.docx,
  eml: 'message/rfc822',
  zip: zipType,
  txt: 'text/plain',
} as const;
type RequestFormat = keyof typeof requestFileTypes;

const requestFormats = Object.keys(requestFileTypes) as [RequestFormat, ...RequestFormat[]];

/** For whom the pack is, and as what. */
export const PackQuery = z.strictObject({
  recipientId: PathNumber.optional().describe('As this maker sees it; all of it without one'),
  format: z.enum(requestFormats).default('zip').describe('Kind of the file'),
});

import { z } from 'zod';
import { Name, Note } from '../formulas/formulaLine.ts';
import { Day, ofRecord, operation, PartQuery, PathNumber, RecordId, RowVersion, Timestamp } from '../http.ts';
import { Currency, Incoterm, isRising, UnitPrice } from './prices.ts';

/** An amount with at most four decimals, kept as it was typed. */
export const QuoteAmount = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,4})?$/, 'Enter an amount like 750.00')
  .describe('At most four decimals');

const percentage = 'Enter a percentage like 2.5';
const Share = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,3}(\.\d{1,4})?$/, percentage)
        .transform(Number),
    ],
    percentage,
  )
  .pipe(z.number().min(0, 'Enter a percentage from 0').max(100, 'Enter a percentage up to 100'));
const ShareBelow = Share.pipe(z.number().lt(100, 'Enter a percentage below 100'));

/** What a line of a quote says: an amount, or that there is none to tell. */
export const QuoteLine = z.union(
  [
    z.enum(['included', 'excluded', 'unknown']),
    z.strictObject({
      amount: QuoteAmount,
      per: z.enum(['unit', 'batch', 'order', 'once']).describe('once: with the first order alone'),
    }),
  ],
  'Enter an amount like 750.00, or included, excluded or unknown',
);
export type QuoteLine = z.infer<typeof QuoteLine>;

/** The lines of a quote beside its price, in the order they are told. */
export const quoteLineNames = [
  'setup',
  'tooling',
  'formulation',
  'samples',
  'testing',
  'labels',
  'freight',
] as const;
export type QuoteLineName = (typeof quoteLineNames)[number];

/** Units, in words that a maker reads beside the field. */
const Units = z
  .int('Enter a whole number like 5,000')
  .min(1, 'Enter a number above 0')
  .max(100_000_000, 'Enter a number up to 100,000,000');

const Tiers = z
  .array(
    z.strictObject({
      quantity: Units.describe('From how many units on'),
      unitPrice: UnitPrice,
    }),
  )
  .min(1, 'Enter a quantity and its unit price')
  .max(10)
  .refine(
    (tiers) => isRising(tiers.map(({ quantity }) => quantity)),
    'Let each quantity be above the one before',
  )
  .describe('Unit prices by quantity');

const Line = QuoteLine.nullable().describe('null: not asked for');
const Days = z
  .int('Enter days as a whole number like 45')
  .min(0, 'Enter days from 0')
  .max(3650, 'Enter at most 3,650 days');

const termFields = {
  number: Name.nullable().describe('The maker’s own number'),
  currency: Currency,
  tiers: Tiers,
  moq: Units.nullable().describe('Least order, units'),
  setup: Line,
  tooling: Line,
  formulation: Line,
  samples: Line,
  testing: Line,
  labels: Line,
  freight: Line,
  materialsBy: Name.nullable().describe('Who buys the materials, e.g. maker'),
  leadTimeDays: Days.nullable().describe('From order to delivery'),
  depositPercent: Share.nullable().describe('Paid with the order'),
  validUntil: z.union([Day, Timestamp]).nullable().describe('A day, its last UTC day included, or a time'),
  tolerancePercent: Share.nullable().describe('More or less may be delivered'),
  exclusions: Note.nullable().describe('What the quote does not hold'),
  incoterm: Incoterm.nullable().describe('null: as the request says'),
  fileId: RecordId.nullable().describe('The quote as a file'),
};

const fxFields = {
  fxRate: z
    .union([z.string(), z.number().transform(String)])
    .pipe(z.string().regex(/^\d{1,6}(\.\d{1,8})?$/, 'Enter a rate like 1.10'))
    .refine((rate) => Number(rate) > 0, 'Enter a rate above 0')
    .nullable()
    .describe('US dollars for one of the currency'),
  fxAsOf: Day.nullable().describe('Day of the rate'),
};

const ourFields = {
  dutyPercent: Share.nullable().describe('Of customs, as read'),
  dutyAsOf: Day.nullable().describe('Day it was read'),
  entry: QuoteAmount.nullable().describe('Customs entry of the order, US dollars'),
  freightOurs: QuoteAmount.nullable().describe('Freight of the order that we pay, US dollars'),
  rejectPercent: ShareBelow.describe('Units that we expect to reject'),
  batches: z
    .int('Enter a whole number')
    .min(1, 'Enter a number above 0')
    .max(1000, 'Enter at most 1,000')
    .describe('Batches of the order'),
};

/** A quote of a maker. A later revision is a row of its own: all are kept. */
export const Quote = z.strictObject({
  id: RecordId,
  version: RowVersion,
  rfqId: RecordId,
  recipientId: RecordId,
  revision: z.int().positive().describe('Counts from 1 for its maker'),
  rfqRevision: z.int().positive().describe('The revision of the request that it answers'),
  isOfEarlierRevision: z.boolean().describe('The request was amended since'),
  isLatest: z.boolean().describe('No later one of the same maker'),
  isTyped: z.boolean().describe('Typed in by us'),
  isExpired: z.boolean().describe('Its validity has passed'),
  ...termFields,
  ...fxFields,
  ...ourFields,
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type Quote = z.infer<typeof Quote>;

const optional = <Shape extends Record<string, z.ZodType>>(shape: Shape) =>
  Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, field.default(null as never)])) as {
    [Key in keyof Shape]: z.ZodDefault<Shape[Key]>;
  };
const { currency, tiers, ...openTerms } = termFields;
const terms = { currency: currency.default('USD'), tiers, ...optional(openTerms) };

/** What a maker sends as a quote. */
export const QuoteTerms = z.strictObject(terms).meta({
  id: 'QuoteTerms',
  example: {
    currency: 'USD',
    tiers: [
      { quantity: 2500, unitPrice: '4.55' },
      { quantity: 5000, unitPrice: '4.10' },
    ],
    moq: 2500,
    setup: { amount: '750.00', per: 'order' },
    testing: 'included',
    labels: 'excluded',
    leadTimeDays: 45,
    validUntil: '2099-12-31',
  },
});
export type QuoteTerms = z.infer<typeof QuoteTerms>;

const ours = {
  ...optional(fxFields),
  ...optional({
    dutyPercent: ourFields.dutyPercent,
    dutyAsOf: ourFields.dutyAsOf,
    entry: ourFields.entry,
    freightOurs: ourFields.freightOurs,
  }),
  rejectPercent: ourFields.rejectPercent.default(0),
  batches: ourFields.batches.default(1),
};

/** What a quote holds beside its place: the maker's terms, and what we know of rate, duty and freight. */
export const QuoteContent = z.strictObject({ ...terms, ...ours });
export type QuoteContent = z.infer<typeof QuoteContent>;

/** What is missing of a rate. */
const rateRefusal = { path: ['fxRate'], message: 'Enter the rate to US dollars, and its day' };
const hasRate = ({ currency, fxRate, fxAsOf }: QuoteContent) =>
  currency === 'USD' || (fxRate !== null && fxAsOf !== null);
const dutyRefusal = { path: ['dutyAsOf'], message: 'Enter the day the duty was read' };
const hasDutyDay = ({ dutyPercent, dutyAsOf }: QuoteContent) => !dutyPercent || dutyAsOf !== null;

/** A quote that we type in. */
export const QuoteDraft = QuoteContent.extend({ rfqId: RecordId, recipientId: RecordId })
  .refine(hasRate, rateRefusal)
  .refine(hasDutyDay, dutyRefusal)
  .meta({
    id: 'QuoteDraft',
    example: { rfqId: 1, recipientId: 1, ...(QuoteTerms.meta()?.example as object) },
  });
export type QuoteDraft = z.infer<typeof QuoteDraft>;

/** What we may change of a quote: rate, duty, freight and the like; of one that we typed in all of it. */
export const QuotePatch = z
  .strictObject({ ...termFields, ...fxFields, ...ourFields })
  .partial()
  .meta({ id: 'QuotePatch', example: { entry: '300.00' } });
export type QuotePatch = z.infer<typeof QuotePatch>;

/** The fields of a quote that are ours to say, whoever it is of. */
export const ourQuoteFields = [...Object.keys(fxFields), ...Object.keys(ourFields)];

/** Which quotes; of all requests without a number. */
export const QuotesQuery = PartQuery.extend({
  rfqId: PathNumber.optional().describe('Of this request alone'),
});

const quote = ofRecord('quote');

export const quoteOperations = {
  'quotes.list': operation('quotes.list', {
    summary: 'Quotes, newest first',
    query: QuotesQuery,
    responses: { 200: z.array(Quote) },
    problems: [400],
  }),
  'quotes.create': operation('quotes.create', {
    summary: 'Type a quote in',
    headers: ['Idempotency-Key'],
    body: QuoteDraft,
    responses: { 201: Quote },
    problems: [400, 404, 409, 413, 415],
  }),
  'quotes.get': operation('quotes.get', {
    summary: 'One quote',
    ...quote,
    responses: { 200: Quote },
    problems: [400, 404],
  }),
  'quotes.update': operation('quotes.update', {
    summary: 'Say rate, duty and freight of a quote; of one that was typed in all of it',
    ...quote,
    ifMatch: 'required',
    body: QuotePatch,
    responses: { 200: Quote },
    problems: [400, 404, 409, 413, 415],
  }),
  'quotes.delete': operation('quotes.delete', {
    summary: 'Delete a quote that was typed in',
    ...quote,
    ifMatch: 'required',
    responses: { 204: null },
    problems: [400, 404, 409],
  }),
};

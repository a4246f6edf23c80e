import { z } from 'zod';
import { operation, Timestamp } from '../http.ts';
import { FileMeta, ofForm } from '../files.ts';
import { QuoteTerms } from './quotes.ts';
import { makerFormats } from './makerFormats.ts';
import { Incoterm } from './prices.ts';
import { Reason, RecipientStatus, requestFileTypes, RfqQuestion } from './rfqs.ts';

/** A line of the formula, as far as a maker may see it. */
export const RequestedLine = z.strictObject({
  name: z.string(),
  form: z.string().nullable().describe('The material, e.g. zinc citrate'),
  amount: z.string().nullable().describe('Of a serving with its unit; null: not told'),
});
export type RequestedLine = z.infer<typeof RequestedLine>;

/** A quote as its maker sees it. */
const OwnQuote = z.strictObject({
  revision: z.int(),
  rfqRevision: z.int(),
  ...QuoteTerms.shape,
  createdAt: Timestamp,
});

/** A request as one maker sees it, and nothing of any other maker. */
export const QuoteRequest = z.strictObject({
  product: z.string().describe('What is to be made'),
  from: z.string().describe('Who asks'),
  replyTo: z.string().describe('Their e-mail address, for answers off the link'),
  firm: z.string().nullable().describe('The firm they ask for, with its address'),
  to: z.string().describe('The maker'),
  revision: z.int().positive(),
  status: RecipientStatus,
  isOpen: z.boolean().describe('Whether quotes are taken'),
  allowed: z.array(z.string()).describe('What can be done now'),
  formFactor: z.string().nullable(),
  serving: z.string().nullable(),
  count: z.int().nullable(),
  quantities: z.array(z.int()),
  packaging: z.string().nullable(),
  certifications: z.array(z.string()),
  tests: z.array(z.string()),
  market: z.string().nullable(),
  shipTo: z.string().nullable(),
  incoterm: Incoterm.nullable(),
  samples: z.string().nullable(),
  dueAt: Timestamp.nullable(),
  ndaRequired: z.boolean(),
  lines: z.array(RequestedLine).describe('The formula, as far as it is told'),
  questions: z.array(RfqQuestion).describe('One’s own, oldest first'),
  quotes: z.array(OwnQuote).describe('One’s own, newest first'),
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;

/** What a maker asks. */
export const AskQuestion = z
  .strictObject({ text: Reason })
  .meta({ id: 'AskQuestion', example: { text: 'May the capsule be gelatin?' } });
/** Why a maker declines. */
export const DeclineRequest = z
  .strictObject({ reason: Reason })
  .meta({ id: 'DeclineRequest', example: { reason: 'We make no capsules.' } });

/** As what a maker takes the request along. */
export const QuoteRequestFileQuery = z.strictObject({
  format: z.enum(makerFormats).default('pdf').describe('Kind of the file'),
});

const post = { headers: ['Idempotency-Key'] } as const;
const seen = { 200: QuoteRequest };

/** What a maker may call with the secret of their link, as `Authorization: Quote <token>`. */
export const quoteRequestOperations = {
  'quoteRequest.get': operation('quoteRequest.get', {
    summary: 'The request as this maker sees it; looking changes nothing',
    responses: seen,
    problems: [404],
  }),
  'quoteRequest.file': operation('quoteRequest.file', {
    summary: 'The request as a file, as this maker sees it; taking it changes nothing',
    query: QuoteRequestFileQuery,
    download: makerFormats.map((format) => requestFileTypes[format]),
    responses: { 200: z.string() },
    problems: [400, 404],
  }),
  'quoteRequest.open': operation('quoteRequest.open', {
    summary: 'Say that it was opened by a person',
    ...post,
    responses: seen,
    problems: [400, 404, 409],
  }),
  'quoteRequest.question': operation('quoteRequest.question', {
    summary: 'Ask a question',
    ...post,
    body: AskQuestion,
    responses: { 201: QuoteRequest },
    problems: [400, 404, 409, 413, 415],
  }),
  'quoteRequest.quote': operation('quoteRequest.quote', {
    summary: 'Quote, or quote again: every revision is kept',
    ...post,
    body: QuoteTerms,
    responses: { 201: QuoteRequest },
    problems: [400, 404, 409, 413, 415],
  }),
  'quoteRequest.decline': operation('quoteRequest.decline', {
    summary: 'Decline to quote',
    ...post,
    body: DeclineRequest,
    responses: seen,
    problems: [400, 404, 409, 413, 415],
  }),
  'quoteRequest.withdraw': operation('quoteRequest.withdraw', {
    summary: 'Withdraw a quote',
    ...post,
    responses: seen,
    problems: [400, 404, 409],
  }),
  'quoteRequest.files': operation('quoteRequest.files', {
    summary: 'Bring a file for the quote, at most 20 MB',
    ...post,
    ...ofForm,
    responses: { 201: FileMeta },
    problems: [400, 404, 409, 413, 415, 503],
  }),
};

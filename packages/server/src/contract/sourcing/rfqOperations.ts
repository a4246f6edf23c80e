import { z } from 'zod';
import { IdParams, ofRecord, operation, PathNumber } from '../http.ts';
import {
  AnswerRecipient,
  AwardRfq,
  CancelRfq,
  Comparison,
  ComparisonQuery,
  PackQuery,
  RecipientDraft,
  RecipientLink,
  requestFileTypes,
  ReopenRfq,
  RevokeRfq,
  Rfq,
  RfqAction,
  RfqDraft,
  RfqPatch,
  RfqRecipient,
  RfqsQuery,
} from './rfqs.ts';

const rfq = ofRecord('rfq');
const action = { ...rfq, ifMatch: 'required', headers: ['Idempotency-Key'] } as const;
const RecipientParams = IdParams.extend({ rid: PathNumber.describe('The number of the recipient') });
const ofRecipient = { ...action, params: RecipientParams } as const;
const refused = [400, 404, 409] as const;
const refusedBody = [400, 404, 409, 413, 415] as const;
const done = { 200: RfqAction };

export const rfqOperations = {
  'rfqs.list': operation('rfqs.list', {
    summary: 'Requests for quotation, newest first',
    query: RfqsQuery,
    responses: { 200: z.array(Rfq) },
    problems: [400],
  }),
  'rfqs.create': operation('rfqs.create', {
    summary: 'Begin a request, filled from the product’s formula and estimate',
    headers: ['Idempotency-Key'],
    body: RfqDraft,
    responses: { 201: Rfq },
    problems: refusedBody,
  }),
  'rfqs.get': operation('rfqs.get', {
    summary: 'One request with its makers',
    ...rfq,
    responses: { 200: Rfq },
    problems: [400, 404],
  }),
  'rfqs.update': operation('rfqs.update', {
    summary: 'Change what is asked for, before it is sent',
    ...rfq,
    ifMatch: 'required',
    body: RfqPatch,
    responses: { 200: Rfq },
    problems: refusedBody,
  }),
  'rfqs.delete': operation('rfqs.delete', {
    summary: 'Delete a request that was never sent, or was cancelled',
    ...rfq,
    ifMatch: 'required',
    responses: { 204: null },
    problems: refused,
  }),
  'rfqs.send': operation('rfqs.send', {
    summary: 'Send a request: what is asked for is fixed from now on',
    ...action,
    responses: done,
    problems: refused,
  }),
  'rfqs.amend': operation('rfqs.amend', {
    summary: 'Change what is asked for after it was sent: a new revision',
    ...action,
    body: RfqPatch,
    responses: done,
    problems: refusedBody,
  }),
  'rfqs.close': operation('rfqs.close', {
    summary: 'Take no more quotes',
    ...action,
    responses: done,
    problems: refused,
  }),
  'rfqs.reopen': operation('rfqs.reopen', {
    summary: 'Take quotes again until a new time',
    ...action,
    body: ReopenRfq,
    responses: done,
    problems: refusedBody,
  }),
  'rfqs.award': operation('rfqs.award', {
    summary: 'Take a quote: its cost becomes the product’s quoted cost',
    ...action,
    body: AwardRfq,
    responses: done,
    problems: refusedBody,
  }),
  'rfqs.revoke': operation('rfqs.revoke', {
    summary: 'Take the award back: everything is as it was before',
    ...action,
    body: RevokeRfq,
    responses: done,
    problems: refusedBody,
  }),
  'rfqs.cancel': operation('rfqs.cancel', {
    summary: 'Give a request up: links end',
    ...action,
    body: CancelRfq,
    responses: done,
    problems: refusedBody,
  }),
  'rfqs.comparison': operation('rfqs.comparison', {
    summary: 'Quotes side by side at one quantity, as what they come to when they have arrived',
    ...rfq,
    query: ComparisonQuery,
    responses: { 200: Comparison },
    problems: [400, 404],
  }),
  'rfqs.pack': operation('rfqs.pack', {
    summary:
      'The request as a file: to print, to go on with in Word, a message to send, or all of it in a zip',
    ...rfq,
    query: PackQuery,
    download: Object.values(requestFileTypes),
    responses: { 200: z.string() },
    problems: refused,
  }),
};

export const rfqRecipientOperations = {
  'rfqRecipients.create': operation('rfqRecipients.create', {
    summary: 'Add a maker who is asked',
    ...rfq,
    ifMatch: 'honoured',
    headers: ['Idempotency-Key'],
    body: RecipientDraft,
    responses: { 201: RfqRecipient },
    problems: refusedBody,
  }),
  'rfqRecipients.link': operation('rfqRecipients.link', {
    summary: 'Make a maker’s link, which is told once; the one before ends',
    ...ofRecipient,
    responses: { 200: RecipientLink },
    problems: refused,
  }),
  'rfqRecipients.mail': operation('rfqRecipients.mail', {
    summary: 'Have the server e-mail a maker a new link; 409 where it sends no e-mail',
    ...ofRecipient,
    responses: done,
    problems: refused,
  }),
  'rfqRecipients.invite': operation('rfqRecipients.invite', {
    summary: 'Mark a maker as asked, or ask again who declined, withdrew or let the quote expire',
    ...ofRecipient,
    responses: done,
    problems: refused,
  }),
  'rfqRecipients.revoke': operation('rfqRecipients.revoke', {
    summary: 'End a maker’s link',
    ...ofRecipient,
    responses: done,
    problems: refused,
  }),
  'rfqRecipients.answer': operation('rfqRecipients.answer', {
    summary: 'Answer a maker’s question',
    ...ofRecipient,
    body: AnswerRecipient,
    responses: done,
    problems: refusedBody,
  }),
  'rfqRecipients.shortlist': operation('rfqRecipients.shortlist', {
    summary: 'Put a maker who quoted on the short list',
    ...ofRecipient,
    responses: done,
    problems: refused,
  }),
  'rfqRecipients.unshortlist': operation('rfqRecipients.unshortlist', {
    summary: 'Take a maker off the short list',
    ...ofRecipient,
    responses: done,
    problems: refused,
  }),
};

import { z } from 'zod';
import { ofForm } from '../files.ts';
import { ofRecord, operation } from '../http.ts';
import { TakeDraft } from '../provenance.ts';
import { ActedCoa, Coa, CoaDraft, CoaPatch, CoaReading, CoaReadQuery, CoasQuery } from './coas.ts';

const coa = ofRecord('coa');

export const coaOperations = {
  'coas.list': operation('coas.list', {
    summary: 'One’s own certificates of analysis, newest first',
    query: CoasQuery,
    responses: { 200: z.array(Coa) },
    problems: [400],
  }),
  'coas.create': operation('coas.create', {
    summary: 'Keep a certificate of analysis; its results are checked as it is kept',
    headers: ['Idempotency-Key'],
    body: CoaDraft,
    responses: { 201: Coa },
    problems: [400, 404, 409, 413, 415],
  }),
  'coas.read': operation('coas.read', {
    summary: 'What a certificate says in a CSV, TSV, XLSX or PDF file; nothing is stored',
    query: CoaReadQuery,
    ...ofForm,
    responses: { 200: CoaReading },
    problems: [400, 404, 413, 415, 503],
  }),
  'coas.get': operation('coas.get', {
    summary: 'One certificate of analysis',
    ...coa,
    responses: { 200: Coa },
    problems: [400, 404],
  }),
  'coas.update': operation('coas.update', {
    summary: 'Change any of a certificate’s fields; other results, or of something else, are checked anew',
    ...coa,
    ifMatch: 'required',
    body: CoaPatch,
    responses: { 200: Coa },
    problems: [400, 404, 409, 413, 415],
  }),
  'coas.delete': operation('coas.delete', {
    summary: 'Delete a certificate of analysis; its file stays',
    ...coa,
    ifMatch: 'required',
    responses: { 204: null },
    problems: [400, 404, 409],
  }),
  'coas.check': operation('coas.check', {
    summary:
      'What a check by the specification as it is now makes otherwise; with `take` it is taken, else nothing changes',
    ...coa,
    ifMatch: 'required',
    headers: ['Idempotency-Key'],
    body: TakeDraft,
    isBodyOptional: true,
    responses: { 200: ActedCoa },
    problems: [400, 404, 409, 413, 415],
  }),
};

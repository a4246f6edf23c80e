import { z } from 'zod';
import { documentTypes } from './documentKinds.ts';
import {
  ActedDocument,
  DocumentDifference,
  DocumentDifferenceQuery,
  DocumentDraft,
  DocumentFileQuery,
  DocumentPatch,
  DocumentPreview,
  DocumentsQuery,
  StoredDocument,
} from './documents.ts';
import { ofRecord, operation } from '../http.ts';
import { zipType } from '../limits.ts';
import { RejectDraft, StandDraft, TakeDraft } from '../provenance.ts';

const document = ofRecord('document');
const action = {
  ...document,
  ifMatch: 'required',
  headers: ['Idempotency-Key'],
  isBodyOptional: true,
} as const;

export const documentOperations = {
  'documents.list': operation('documents.list', {
    summary: 'One’s own documents, newest first',
    query: DocumentsQuery,
    responses: { 200: z.array(StoredDocument) },
    problems: [400],
  }),
  'documents.create': operation('documents.create', {
    summary: 'Generate a document from a product’s formula, claims and requests as they are now',
    headers: ['Idempotency-Key'],
    body: DocumentDraft,
    responses: { 201: StoredDocument },
    problems: [400, 404, 409, 413, 415],
  }),
  'documents.pack': operation('documents.pack', {
    summary: 'The documents of a product in a zip, each as all of its files, with a manifest of checksums',
    ...ofRecord('product'),
    download: [zipType],
    responses: { 200: z.string() },
    problems: [400, 404, 409],
  }),
  'documents.get': operation('documents.get', {
    summary: 'One document',
    ...document,
    responses: { 200: StoredDocument },
    problems: [400, 404],
  }),
  'documents.update': operation('documents.update', {
    summary: 'Fill in items of a document that is not approved; what it says then is its next number',
    ...document,
    ifMatch: 'required',
    body: DocumentPatch,
    responses: { 200: StoredDocument },
    problems: [400, 404, 409, 413, 415],
  }),
  'documents.delete': operation('documents.delete', {
    summary: 'Delete a document with its approvals',
    ...document,
    ifMatch: 'required',
    responses: { 204: null },
    problems: [400, 404, 409],
  }),
  'documents.content': operation('documents.content', {
    summary: 'What a document says, in parts',
    ...document,
    responses: { 200: DocumentPreview },
    problems: [400, 404],
  }),
  'documents.file': operation('documents.file', {
    summary: 'A document as a file; ‘DRAFT’ stands on each page until it is approved',
    ...document,
    query: DocumentFileQuery,
    download: Object.values(documentTypes),
    responses: { 200: z.string() },
    problems: [400, 404],
  }),
  'documents.difference': operation('documents.difference', {
    summary: 'What differs between an earlier number of a document and this one',
    ...document,
    query: DocumentDifferenceQuery,
    responses: { 200: DocumentDifference },
    problems: [400, 404],
  }),
  'documents.submit': operation('documents.submit', {
    summary: 'Hand a draft to legal',
    ...action,
    body: TakeDraft,
    responses: { 200: ActedDocument },
    problems: [400, 404, 409, 413, 415],
  }),
  'documents.approve': operation('documents.approve', {
    summary: 'Stand for what a document in review says, by its checksum; for the role legal',
    ...action,
    body: StandDraft,
    responses: { 200: ActedDocument },
    problems: [400, 403, 404, 409, 413, 415],
  }),
  'documents.reject': operation('documents.reject', {
    summary: 'Give a document in review back as a draft, saying why; for the role legal',
    ...document,
    ifMatch: 'required',
    headers: ['Idempotency-Key'],
    body: RejectDraft,
    responses: { 200: ActedDocument },
    problems: [400, 403, 404, 409, 413, 415],
  }),
  'documents.recheck': operation('documents.recheck', {
    summary: 'Derive a document from what its sources are now',
    ...action,
    body: TakeDraft,
    responses: { 200: ActedDocument },
    problems: [400, 404, 409, 413, 415],
  }),
};

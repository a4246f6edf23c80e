import { z } from 'zod';
import { IdParams, ofRecord, operation, PartQuery, RecordId } from './http.ts';
import { docxType, maxFileBytes, xlsxType } from './limits.ts';

/** Media types of files that are kept, as their bytes show them. */
export const fileTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/csv',
  xlsxType,
  docxType,
  'text/plain',
  'message/rfc822',
] as const;

/** What is known of a file that is kept. */
export const FileMeta = z
  .strictObject({
    id: RecordId,
    name: z.string().describe('As it was sent, without folders'),
    mime: z.enum(fileTypes).describe('As its bytes show'),
    bytes: z.int().positive().describe('Its size'),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('Of its bytes, in hexadecimal'),
  })
  .meta({
    id: 'FileMeta',
    example: { id: 1, name: 'quote.pdf', mime: 'application/pdf', bytes: 1024, sha256: '0'.repeat(64) },
  });
export type FileMeta = z.infer<typeof FileMeta>;

/** What an operation declares that takes one file of a form, its type read from its bytes. */
export const ofForm = { upload: ['multipart/form-data'], uploadBytes: maxFileBytes } as const;

const file = ofRecord('file');

export const fileOperations = {
  'files.list': operation('files.list', {
    summary: 'One’s own files, newest first',
    query: PartQuery,
    responses: { 200: z.array(FileMeta) },
    problems: [400],
  }),
  'files.create': operation('files.create', {
    summary: 'Keep a file: PDF, PNG, JPEG, CSV, XLSX, DOCX, text or a message, at most 20 MB',
    headers: ['Idempotency-Key'],
    ...ofForm,
    responses: { 201: FileMeta },
    problems: [400, 409, 413, 415, 503],
  }),
  'files.get': operation('files.get', {
    summary: 'The bytes of a file, as an attachment',
    ...file,
    download: fileTypes,
    responses: { 200: z.string() },
    problems: [400, 404, 503],
  }),
  'files.meta': operation('files.meta', {
    summary: 'What is known of a file',
    params: IdParams,
    record: 'file',
    responses: { 200: FileMeta },
    problems: [400, 404],
  }),
  'files.delete': operation('files.delete', {
    summary: 'Delete a file',
    ...file,
    ifMatch: 'required',
    responses: { 204: null },
    problems: [400, 404, 409],
  }),
};

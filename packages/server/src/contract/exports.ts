import { z } from 'zod';
import { ofRecord, operation, RecordId, Timestamp } from './http.ts';
import { zipType } from './limits.ts';

/** All that is one's own as one file, for a day. */
export const Export = z
  .strictObject({
    id: RecordId,
    url: z.string().describe('Where the zip is: what it holds is read as it is downloaded'),
    createdAt: Timestamp,
    expiresAt: Timestamp.describe('After that the address is empty'),
  })
  .meta({
    id: 'Export',
    example: {
      id: 1,
      url: '/api/exports/1',
      createdAt: '2026-01-05T09:30:00.000Z',
      expiresAt: '2026-01-06T09:30:00.000Z',
    },
  });
export type Export = z.infer<typeof Export>;

export const exportOperations = {
  'exports.create': operation('exports.create', {
    summary: 'Make an export of all that is one’s own; its address holds for 24 hours',
    headers: ['Idempotency-Key'],
    responses: { 201: Export },
    problems: [400, 409],
  }),
  'exports.get': operation('exports.get', {
    summary:
      'All that is one’s own as a zip: each room as JSON, conversations as Markdown too, files as they are',
    ...ofRecord('export'),
    download: [zipType],
    responses: { 200: z.string() },
    problems: [400, 404, 503],
  }),
};

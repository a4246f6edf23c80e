import type { IncomingMessage } from 'node:http';
import { Invalid } from '../errors.ts';
import { readBytes, refuseEncoded } from './body.ts';
import { HttpProblem } from './problems.ts';

/** A file as it was sent. */
export interface Upload {
  /** One of the types that the operation takes. */
  type: string;
  bytes: Uint8Array;
}

const form = 'multipart/form-data';
const noFile = () =>
  new Invalid('The request has no file.', [
    { path: 'file', message: 'Send the file as the body, or in a form' },
  ]);

const mediaType = (header: string | null | undefined) =>
  (header ?? '').toLowerCase().split(';')[0]?.trim() ?? '';

/**
 * Reads a request's file: its body, or the `file` of a form; at most 1 MB.
 * @throws HttpProblem 413, and 415 for a type that is none of `types`; Invalid without a file
 */
export async function readUpload(request: IncomingMessage, types: readonly string[]): Promise<Upload> {
  const header = request.headers['content-type'];
  const type = mediaType(header);
  if (type !== form) refuseOther(type, types);
  refuseEncoded(request.headers);
  const bytes = await readBytes(request);
  if (bytes.length === 0) throw noFile();
  return type === form ? fileOf(bytes, header ?? '', types) : { type, bytes };
}

function refuseOther(type: string, types: readonly string[]): void {
  if (types.includes(type)) return;
  const accepted = [...types, form].join(', ');
  throw new HttpProblem(415, `Send a file of one of these types: ${accepted}.`, { Accept: accepted });
}

async function fileOf(bytes: Buffer, header: string, types: readonly string[]): Promise<Upload> {
  const body = new Uint8Array(bytes);
  const fields = await new Response(body, { headers: { 'Content-Type': header } })
    .formData()
    .catch(() => null);
  const file = fields?.get('file');
  if (!(file instanceof File) || file.size === 0) throw noFile();
  const type = mediaType(file.type) || 'text/csv';
  refuseOther(type, types);
  return { type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

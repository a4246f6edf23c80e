import type { IncomingMessage } from 'node:http';
import { maxBodyBytes } from '../../contract/index.ts';
import { Invalid } from '../../errors.ts';
import { HttpProblem } from '../reply/problems.ts';

const tooLarge = () => new HttpProblem(413, 'The body is larger than 1 MB. Send less at a time.');

/** Whether anything was sent. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] === undefined
    ? headers['transfer-encoding'] !== undefined
    : headers['content-length'] !== '0';

/** Reads a request's JSON: one value in UTF-8, at most 1 MB. What it means is for the schema to say. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const { headers } = request;
  if (!hasBody(request)) {
    throw new Invalid('The request has no body. Send JSON.', [{ path: '', message: 'Send a JSON body' }]);
  }
  refuseOtherMedia(headers);
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) throw tooLarge();
  return parse(await readBytes(request));
}

function refuseOtherMedia(headers: IncomingMessage['headers']): void {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (type.trim() !== 'application/json' || !isUtf8) {
    throw new HttpProblem(415, 'Send the body as application/json in UTF-8.', { Accept: 'application/json' });
  }
  refuseEncoded(headers);
}

/** @throws HttpProblem 415 for a body that is packed */
export function refuseEncoded(headers: IncomingMessage['headers']): void {
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() === 'identity') return;
  throw new HttpProblem(415, 'Send the body without a content encoding.', { 'Accept-Encoding': 'identity' });
}

/** The bytes of a request's body, at most 1 MB. */
export function readBytes(request: IncomingMessage): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let size = 0;
  const take = (chunk: Buffer) => {
    size += chunk.length;
    if (size <= maxBodyBytes) {
      chunks.push(chunk);
      return;
    }
    // The rest is read and dropped: closing the socket now would hide the answer from the client.
    request.off('data', take);
    request.resume();
    reject(tooLarge());
  };
  request.on('data', take);
  request.once('end', () => resolve(Buffer.concat(chunks)));
  request.once('error', () => reject(new HttpProblem(400, 'The request ended before its body did.')));
  return promise;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new Invalid('The body is not valid JSON.', [{ path: '', message: 'Send valid JSON in UTF-8' }]);
  }
}

import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { request, type Dispatcher } from 'undici';
import { checkUrl, OutboundError } from './connection.ts';

const maxRedirects = 5;

/** How something is read. */
export interface GetOptions {
  agent: Dispatcher;
  allowLoopback: boolean;
  signal: AbortSignal;
  /** How we present ourselves. */
  userAgent: string;
  /** Most bytes of a body, as sent and after decompression. */
  maxBytes: number;
  headers?: Record<string, string>;
  /** HEAD asks for no body. @default 'GET' */
  method?: 'GET' | 'HEAD';
  /** Called before each hop, redirects too; throws to refuse it. */
  onHop?: (url: URL) => Promise<void>;
}

/** What was answered. */
export interface Got {
  status: number;
  url: URL;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/**
 * Reads a URL, following at most five redirects, each checked like the first address.
 * @throws OutboundError for what is refused; undici's and Node's errors for what fails
 */
export async function get(start: URL, options: GetOptions): Promise<Got> {
  let url = start;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    checkUrl(url, options.allowLoopback);
    await options.onHop?.(url);
    const response = await request(url, {
      method: options.method ?? 'GET',
      dispatcher: options.agent,
      signal: options.signal,
      headers: {
        'user-agent': options.userAgent,
        'accept-encoding': 'gzip, deflate, br',
        ...options.headers,
      },
    });
    // A body that is dropped unread reports it as an error event, which would end the process.
    response.body.on('error', () => undefined);
    const location = [response.headers.location].flat()[0];
    if (![301, 302, 303, 307, 308].includes(response.statusCode) || location === undefined) {
      const { statusCode: status, headers } = response;
      if (options.method === 'HEAD') response.body.destroy();
      const body = options.method === 'HEAD' ? Buffer.alloc(0) : await readBody(response, options);
      return { status, url, headers, body };
    }
    response.body.destroy();
    url = nextUrl(location, url);
  }
  throw new OutboundError(`More than ${maxRedirects} redirects`);
}

function nextUrl(location: string, from: URL): URL {
  const next = URL.parse(location, from.href);
  if (!next) throw new OutboundError('A redirect without a valid address');
  return next;
}

/** The body, decompressed. Counts bytes on both sides, so that a small bomb stays small. */
async function readBody(
  { headers, body }: Dispatcher.ResponseData,
  { maxBytes }: GetOptions,
): Promise<Buffer> {
  try {
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
    const decoder = decoderFor(String(headers['content-encoding'] ?? '').toLowerCase());
    if (!decoder) return await collect(body, maxBytes);
    // What breaks on the way in must break the reading side as well.
    body.on('error', (error) => decoder.destroy(error));
    return await collect(countInto(body, decoder, maxBytes), maxBytes);
  } finally {
    body.destroy();
  }
}

function decoderFor(encoding: string) {
  switch (encoding) {
    case '':
    case 'identity':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      throw new OutboundError(`Sent in an encoding that is not read (${encoding.slice(0, 20)})`);
  }
}

function countInto(body: Readable, decoder: ReturnType<typeof createGunzip>, maxBytes: number): Readable {
  let sent = 0;
  body.on('data', (chunk: Buffer) => {
    sent += chunk.length;
    if (sent > maxBytes) decoder.destroy(tooLarge(maxBytes));
  });
  return body.pipe(decoder);
}

async function collect(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = (maxBytes: number) => new OutboundError(`Larger than ${Math.round(maxBytes / 1e6)} MB`);

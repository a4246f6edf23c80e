import {
  routes,
  type FileMeta,
  type makerFormats,
  type OperationId,
  type QuoteRequest,
} from '@seedbed/server/contract';
import { apiErrorOf } from '../../../api/problem';

/** What a maker does with the secret of their link. */
type MakerCall = Extract<OperationId, `quoteRequest.${string}`>;

/** Calls an operation of makers: with the secret of the link, and no session. Throws as `call` does. */
export async function callAsMaker(
  id: Exclude<MakerCall, 'quoteRequest.file' | 'quoteRequest.files'>,
  token: string,
  { body, idempotencyKey }: { body?: object; idempotencyKey?: string } = {},
): Promise<QuoteRequest> {
  const headers = {
    ...(body && { 'Content-Type': 'application/json' }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
  const response = await asMaker(id, token, { headers, body: body && JSON.stringify(body) });
  return (await response.json()) as QuoteRequest;
}

/** Brings a file for the quote. Throws as `call` does. */
export async function bringFile(token: string, file: File): Promise<FileMeta> {
  const body = new FormData();
  body.set('file', file);
  return (await (await asMaker('quoteRequest.files', token, { body })).json()) as FileMeta;
}

/** The request as a file: the link's secret goes with the call, so that it stands in no address. Throws as `call` does. */
export async function takeRequest(token: string, format: (typeof makerFormats)[number]): Promise<Blob> {
  return (await asMaker('quoteRequest.file', token, { search: `?format=${format}` })).blob();
}

async function asMaker(
  id: MakerCall,
  token: string,
  { search = '', ...init }: RequestInit & { search?: string },
): Promise<Response> {
  const { method, path } = routes[id];
  const headers = { ...(init.headers as Record<string, string>), Authorization: `Quote ${token}` };
  const response = await fetch(path + search, { ...init, method, credentials: 'omit', headers });
  if (!response.ok) throw apiErrorOf(response.status, await response.text());
  return response;
}

import { routes, type FileMeta, type OperationId, type QuoteRequest } from '@seedbed/server/contract';
import { apiErrorOf } from '../../api/problem';

/** What a maker does with the secret of their link. */
type MakerCall = Extract<OperationId, `quoteRequest.${string}`>;

/** Calls an operation of makers: with the secret of the link, and no session. Throws as `call` does. */
export async function callAsMaker(
  id: Exclude<MakerCall, 'quoteRequest.files'>,
  token: string,
  body?: object,
): Promise<QuoteRequest> {
  const type = body && { 'Content-Type': 'application/json' };
  return (await asMaker(id, token, { headers: type, body: body && JSON.stringify(body) })) as QuoteRequest;
}

/** Brings a file for the quote. Throws as `call` does. */
export async function bringFile(token: string, file: File): Promise<FileMeta> {
  const body = new FormData();
  body.set('file', file);
  return (await asMaker('quoteRequest.files', token, { body })) as FileMeta;
}

async function asMaker(id: MakerCall, token: string, init: RequestInit): Promise<unknown> {
  const { method, path } = routes[id];
  const headers = { ...(init.headers as Record<string, string>), Authorization: `Quote ${token}` };
  const response = await fetch(path, { ...init, method, credentials: 'omit', headers });
  if (!response.ok) throw apiErrorOf(response.status, await response.text());
  return response.json();
}

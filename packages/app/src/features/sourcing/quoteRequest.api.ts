import { routes, type OperationId, type QuoteRequest } from '@seedbed/server/contract';
import { apiErrorOf } from '../../api/problem';

/** What a maker does with the secret of their link. */
type MakerCall = Extract<OperationId, `quoteRequest.${string}`>;

/** Calls an operation of makers: with the secret of the link, and no session. Throws as `call` does. */
export async function callAsMaker(
  id: Exclude<MakerCall, 'quoteRequest.files'>,
  token: string,
  body?: object,
): Promise<QuoteRequest> {
  const { method, path } = routes[id];
  const response = await fetch(path, {
    method,
    credentials: 'omit',
    headers: {
      Authorization: `Quote ${token}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw apiErrorOf(response.status, await response.text());
  return (await response.json()) as QuoteRequest;
}

import type { Client, TestServer } from './server.ts';

/** A maker of a request for quotation. */
interface Recipient {
  rfqId: number;
  recipientId: number;
}

/** Makes the link of a maker, and tells the token in it. */
export async function linkOf(client: Client, { rfqId, recipientId }: Recipient): Promise<string> {
  const path = `/api/rfqs/${rfqId}/recipients/${recipientId}/link`;
  const { body } = await client.send('POST', path, { headers: { 'If-Match': '*' } });
  return /\/q#([\w-]{43})$/.exec(body.url)?.[1] ?? '';
}

/** Whoever holds the token of a maker's link, without an account. */
export function makerWith(token: string, { anonymous }: Pick<TestServer, 'anonymous'>) {
  const Authorization = `Quote ${token}`;
  return {
    get: () => anonymous.send('GET', '/api/quote-request', { headers: { Authorization } }),
    post: (path: string, body?: object, headers: Record<string, string> = {}) =>
      anonymous.send('POST', `/api/quote-request/${path}`, { body, headers: { Authorization, ...headers } }),
  };
}

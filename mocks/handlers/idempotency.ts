import type { Operation } from '@seedbed/server/contract';
import { db } from '../db.ts';
import { Refusal } from './refusal.ts';

/** The person's `Idempotency-Key`, or null when the operation takes none or none was sent. */
function keyOf({ headers = [] }: Operation, request: Request): string | null {
  const key = request.headers.get('Idempotency-Key');
  if (key === null || !headers.includes('Idempotency-Key')) return null;
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return `${db.session?.uid} ${key}`;
  throw new Refusal(400, 'The Idempotency-Key is not valid.', [
    { path: 'Idempotency-Key', message: 'Send 1 to 255 visible ASCII characters' },
  ]);
}

/** The result of the first request with the same `Idempotency-Key`, or of this one when it is the first. */
export async function firstResult(
  operation: Operation,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const key = keyOf(operation, request);
  if (key === null) return answer();
  const sent = `${request.method} ${new URL(request.url).pathname} ${await request.clone().text()}`;
  const first = db.firstResults.get(key);
  if (!first) {
    const response = await answer();
    db.firstResults.set(key, { sent, response: response.clone() });
    return response;
  }
  if (first.sent !== sent)
    throw new Refusal(409, 'This Idempotency-Key was used for another request. Use a new key.');
  return first.response.clone();
}

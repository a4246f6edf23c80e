import type { Operation } from '@seedbed/server/contract';
import { db } from '../db.ts';
import { Refusal } from './refusal.ts';

/** The result of the first request with the same `Idempotency-Key`, or of this one when it is the first. */
export async function firstResult(
  operation: Operation,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const key = operation.method === 'POST' ? request.headers.get('Idempotency-Key') : null;
  if (!key) return answer();
  const place = `${db.session?.uid} ${operation.id} ${key}`;
  const body = await request.clone().text();
  const first = db.firstResults.get(place);
  if (!first) {
    const response = await answer();
    db.firstResults.set(place, { body, response: response.clone() });
    return response;
  }
  if (first.body !== body)
    throw new Refusal(409, 'This Idempotency-Key was used with another body. Use a new key.');
  return first.response.clone();
}

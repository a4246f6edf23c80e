import { hash } from 'node:crypto';
import type { Context } from 'koa';
import { Invalid } from '../../errors.ts';
import type { RequestKey } from '../../ports.ts';

/** The request's key, or null when it sends none. */
export function requestKeyOf(ctx: Context, uid: string, body: unknown): RequestKey | null {
  const key = ctx.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new Invalid('The Idempotency-Key is not valid.', [
      { path: 'Idempotency-Key', message: 'Send 1 to 255 visible ASCII characters' },
    ]);
  }
  const content = JSON.stringify([ctx.method, ctx.path, inOneOrder(body)]);
  return { uid, key, fingerprint: hash('sha256', content, 'base64url') };
}

// Two writings of one object are one request. The body has passed its schema, so it is not deep.
function inOneOrder(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body ?? null;
  if (Array.isArray(body)) return body.map(inOneOrder);
  return Object.entries(body)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => [name, inOneOrder(value)]);
}

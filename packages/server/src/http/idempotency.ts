import { hash } from 'node:crypto';
import type { Context } from 'koa';
import type { Knex } from 'knex';
import { Invalid } from '../errors.ts';

/** A key with what it was first sent with. */
export interface RequestKey {
  uid: string;
  key: string;
  /** Digest of the operation, its path and its body: tells a repeat from another request under the same key. */
  fingerprint: string;
}

/** A status and the JSON that goes with it; kept under the request's key. */
export interface Reply<Body = unknown> {
  status: number;
  body: Body;
}

/** Work that writes and answers in one transaction. */
export type Work<Body> = (trx: Knex.Transaction) => Promise<Reply<Body>>;

/** Runs work at most once for a request's key, also when repeats come at the same time. */
export interface Once {
  /** Does the work, or answers what it answered the first time. */
  run<Body>(work: Work<Body>): Promise<Reply<Body>>;
  /** The first answer, when there is one already. */
  recall<Body>(): Promise<Reply<Body> | null>;
}

/** Makes the `Once` of a request; without a key every request is the first. */
export type OnceFor = (key: RequestKey | null) => Once;

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

// Two writings of one object are one request. The body has passed its schema, so it is flat and small.
function inOneOrder(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body ?? null;
  return Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
}

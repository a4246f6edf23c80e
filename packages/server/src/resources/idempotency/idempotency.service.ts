import type { Knex } from 'knex';
import { transact, type Work } from '../../db/transact.ts';
import { Conflict } from '../../errors.ts';
import type { OnceFor, Reply, RequestKey } from '../../ports.ts';
import { IdempotencyKeyModel } from './idempotency.model.ts';

/** How long a first answer is repeated, in milliseconds. */
export const keyLifeMs = 24 * 60 * 60 * 1000;

/** What repeats are recognised with. */
export interface IdempotencyParts {
  db: Knex;
  now(): number;
}

/**
 * Makes the `once` of a request. The key is written before the work and in its transaction: a repeat at the same
 * moment waits for it, and when the work fails the key is gone with it.
 */
export function createOnceFor({ db, now }: IdempotencyParts): OnceFor {
  return (request) => ({
    async run<Body>(work: Work<Reply<Body>>): Promise<Reply<Body>> {
      if (!request) return transact(db, work);
      return transact(db, async (trx) => {
        if (!(await claim(trx, request, now()))) return answerOf<Body>(await find(trx, request), request);
        const reply = await work(trx);
        await IdempotencyKeyModel.query(trx)
          .findById([request.uid, request.key])
          .patch({ response_status: reply.status, response_body: JSON.stringify(reply.body) });
        return reply;
      });
    },

    async recall<Body>(): Promise<Reply<Body> | null> {
      const row = request && (await find(db, request));
      const isFresh = row && Date.parse(row.created_at) > now() - keyLifeMs;
      return isFresh ? answerOf<Body>(row, request) : null;
    },
  });
}

const find = (db: Knex, { uid, key }: RequestKey) => IdempotencyKeyModel.query(db).findById([uid, key]);

/** Writes the key; false when it is there already. A key past its life is forgotten first. */
async function claim(trx: Knex, { uid, key, fingerprint }: RequestKey, now: number): Promise<boolean> {
  await IdempotencyKeyModel.query(trx)
    .findById([uid, key])
    .where('created_at', '<=', new Date(now - keyLifeMs).toISOString())
    .delete();
  const row = {
    firebase_uid: uid,
    key,
    fingerprint,
    response_status: 0,
    response_body: 'null',
    created_at: new Date(now).toISOString(),
  };
  const added = await trx('idempotency_keys').insert(row).onConflict().ignore().returning('key');
  return added.length > 0;
}

function answerOf<Body>(row: IdempotencyKeyModel | undefined, request: RequestKey): Reply<Body> {
  if (!row || row.fingerprint !== request.fingerprint) {
    throw new Conflict('This Idempotency-Key was used for another request. Use a new key.');
  }
  return { status: row.response_status, body: JSON.parse(row.response_body) };
}

/** Removes keys past their life. */
export async function sweepKeys(db: Knex, now: Date): Promise<void> {
  const end = new Date(now.getTime() - keyLifeMs).toISOString();
  await IdempotencyKeyModel.query(db).where('created_at', '<', end).delete();
}

import type { Knex } from 'knex';
import { transact, type Work } from '../../db/transact.ts';
import { Conflict } from '../../errors.ts';
import type { Once, OnceFor, Reply, RequestKey } from '../../ports.ts';
import { IdempotencyKeyModel } from './idempotency.model.ts';
import { nameOfKey, openAnswer, sealAnswer, type KeptUnder } from './keptAnswer.ts';

/** How long a first answer is repeated, in milliseconds. */
const keyLifeMs = 24 * 60 * 60 * 1000;

/** What repeats are recognised with. */
export interface IdempotencyParts {
  db: Knex;
  now(): number;
  /** Kept answers are sealed with it; shared by all processes of a deployment. */
  secret: string;
}

/** A request's key, and what its answer is kept under. */
type KeptRequest = RequestKey & KeptUnder;

/**
 * Makes the `once` of a request. The key is written before the work and in its transaction: a repeat at the same
 * moment waits for it, and when the work fails the key is gone with it.
 */
export function createOnceFor({ db, now, secret }: IdempotencyParts): OnceFor {
  return (key) => onceOf({ db, now }, key && { ...key, secret });
}

function onceOf({ db, now }: Pick<IdempotencyParts, 'db' | 'now'>, request: KeptRequest | null): Once {
  return {
    async run<Body>(work: Work<Reply<Body>>): Promise<Reply<Body>> {
      if (!request) return transact(db, work);
      return transact(db, async (trx) => {
        if (!(await claim(trx, request, now()))) return answerOf<Body>(await find(trx, request), request);
        const reply = await work(trx);
        await IdempotencyKeyModel.query(trx)
          .findById(idOf(request))
          .patch({
            response_status: reply.status,
            response_body: sealAnswer(request, JSON.stringify(reply.body)),
          });
        return reply;
      });
    },

    async recall<Body>(): Promise<Reply<Body> | null> {
      const row = request && (await find(db, request));
      const isFresh = row && Date.parse(row.created_at) > now() - keyLifeMs;
      return isFresh ? answerOf<Body>(row, request) : null;
    },
  };
}

const idOf = (request: KeptRequest): [string, string] => [request.uid, nameOfKey(request)];
const find = (db: Knex, request: KeptRequest) => IdempotencyKeyModel.query(db).findById(idOf(request));

/** Writes the key; false when it is there already. A key past its life is forgotten first. */
async function claim(trx: Knex, request: KeptRequest, now: number): Promise<boolean> {
  const [uid, key] = idOf(request);
  await IdempotencyKeyModel.query(trx)
    .findById([uid, key])
    .where('created_at', '<=', new Date(now - keyLifeMs).toISOString())
    .delete();
  const row = {
    firebase_uid: uid,
    key,
    fingerprint: request.fingerprint,
    response_status: 0,
    response_body: '',
    created_at: new Date(now).toISOString(),
  };
  const added = await trx('idempotency_keys').insert(row).onConflict().ignore().returning('key');
  return added.length > 0;
}

function answerOf<Body>(row: IdempotencyKeyModel | undefined, request: KeptRequest): Reply<Body> {
  if (!row || row.fingerprint !== request.fingerprint) {
    throw new Conflict('This Idempotency-Key was used for another request. Use a new key.');
  }
  return { status: row.response_status, body: JSON.parse(openAnswer(request, row.response_body)) };
}

/** Removes keys past their life. */
export async function sweepKeys(db: Knex, now: Date): Promise<void> {
  const end = new Date(now.getTime() - keyLifeMs).toISOString();
  await IdempotencyKeyModel.query(db).where('created_at', '<', end).delete();
}

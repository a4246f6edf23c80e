import type { Knex } from 'knex';
import { isPostgres } from './kind.ts';

type Work<Result> = (trx: Knex.Transaction) => Promise<Result>;

interface Waiting {
  work: Work<unknown>;
  settle(outcome: PromiseSettledResult<unknown>): void;
}

/** Most pieces of work that share a commit: what comes next waits for all of them. */
const mostTogether = 16;

const queues = new WeakMap<Knex, Waiting[]>();

/**
 * Runs work in a transaction of its own. SQLite syncs the disk with every commit and writes one transaction at a time,
 * so there what is asked for meanwhile goes into the next transaction together: each piece of work can fail alone,
 * and none is answered before it is on the disk. PostgreSQL does as much by itself.
 */
export async function transact<Result>(db: Knex, work: Work<Result>): Promise<Result> {
  if (isPostgres(db)) return db.transaction(work);
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const settle = (outcome: PromiseSettledResult<unknown>) =>
    outcome.status === 'fulfilled' ? resolve(outcome.value as Result) : reject(outcome.reason);
  const queue = queues.get(db);
  if (queue) {
    queue.push({ work, settle });
  } else {
    const fresh = [{ work, settle }];
    queues.set(db, fresh);
    void drain(db, fresh);
  }
  return promise;
}

async function drain(db: Knex, queue: Waiting[]): Promise<void> {
  while (queue.length > 0) {
    const together = queue.splice(0, mostTogether);
    const outcomes = await commit(db, together);
    together.forEach(({ settle }, i) => settle(outcomes[i] as PromiseSettledResult<unknown>));
  }
  queues.delete(db);
}

/** How each piece of work ended. When the commit fails, none of them has happened. */
async function commit(db: Knex, together: readonly Waiting[]): Promise<PromiseSettledResult<unknown>[]> {
  try {
    const [alone, ...others] = together;
    if (alone && others.length === 0)
      return [{ status: 'fulfilled', value: await db.transaction(alone.work) }];
    return await db.transaction(async (trx) => {
      const outcomes = [];
      for (const { work } of together) outcomes.push(...(await Promise.allSettled([trx.transaction(work)])));
      return outcomes;
    });
  } catch (reason) {
    return together.map(() => ({ status: 'rejected', reason }));
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isWriteConflict } from './failures.ts';
import { isPostgres } from './kind.ts';

/** What is done in a transaction. It may be done again: only what it returns leaves the transaction. */
export type Work<Result> = (trx: Knex.Transaction) => Promise<Result>;

interface Waiting {
  work: Work<unknown>;
  settle(outcome: PromiseSettledResult<unknown>): void;
}

/** How often work is tried that meets other transactions every time. */
const mostAttempts = 5;

/** Most pieces of work that share a commit: what comes next waits for all of them. */
const mostTogether = 16;

const queues = new WeakMap<Knex, Waiting[]>();

/**
 * Runs work in a transaction. SQLite syncs the disk with every commit and writes one transaction at a time, so there
 * what is asked for meanwhile goes into the next transaction together: none is answered before it is on the disk.
 * When one of them fails, all are taken back and each runs once more, alone: work must not have done anything
 * outside its transaction before it is answered. PostgreSQL writes side by side and shares syncs by itself; what it
 * takes back because two transactions met is done again a few times, and fails with PostgreSQL's error after that.
 */
export async function transact<Result>(db: Knex, work: Work<Result>): Promise<Result> {
  if (isPostgres(db)) return transactAgain(db, work);
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

async function transactAgain<Result>(db: Knex, work: Work<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === mostAttempts || !isWriteConflict(error)) throw error;
      // By chance, so that the two that met do not meet again.
      await sleep(Math.random() * 20 * attempt);
    }
  }
}

async function drain(db: Knex, queue: Waiting[]): Promise<void> {
  while (queue.length > 0) {
    const together = queue.splice(0, mostTogether);
    if (!(await commitTogether(db, together))) await commitEach(db, together);
  }
  queues.delete(db);
}

/** @returns false when nothing has happened. */
async function commitTogether(db: Knex, together: readonly Waiting[]): Promise<boolean> {
  if (together.length === 1) return false;
  const values: unknown[] = [];
  const isCommitted = await db
    .transaction(async (trx) => {
      for (const { work } of together) values.push(await work(trx));
    })
    .then(
      () => true,
      () => false,
    );
  if (isCommitted) together.forEach(({ settle }, i) => settle({ status: 'fulfilled', value: values[i] }));
  return isCommitted;
}

async function commitEach(db: Knex, together: readonly Waiting[]): Promise<void> {
  for (const { work, settle } of together) {
    const [outcome] = await Promise.allSettled([db.transaction(work)]);
    settle(outcome);
  }
}

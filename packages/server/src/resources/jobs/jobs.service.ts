import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import {
  countJobs,
  insertJobs,
  settleJob,
  takeJobs,
  type JobCount,
  type JobModel,
  type NewJob,
} from './jobs.model.ts';
import { LastingFailure, mostAttempts, waitAfter } from './retry.ts';

/** How jobs of a kind are done. */
export interface JobKind {
  /** Does it. What it throws is kept, and it is tried again, unless that is a `LastingFailure`. */
  run(job: JobModel): Promise<unknown>;
  /** There is one of it, which is done again and again. None: each is done once. */
  everyMs?: number;
}

/** Who is told how jobs stand and what becomes of them. */
export interface JobWatch {
  stand(counts: readonly JobCount[]): void;
  ran(kind: string, outcome: 'done' | 'retried' | 'failed'): void;
}

/** What jobs are done with. */
export interface JobsParts {
  db: Knex;
  log: Logger;
  now(): number;
  kinds: Readonly<Record<string, JobKind>>;
  watch: JobWatch;
  /** @default 2000 */
  pollEveryMs?: number | undefined;
  /** Longest time a job may take; then it is somebody else’s turn. @default 120000 */
  leaseMs?: number | undefined;
}

/** How many jobs one process does at a time. */
const mostAtOnce = 4;
/** What a message of a failure may be long, so that no answer of a stranger fills the table. */
const mostOfError = 500;

const time = (ms: number) => new Date(ms).toISOString();

/** Asks for something to be done once, in `trx`: when the transaction is taken back, so is this. */
export const queueJob = (trx: Knex, job: Omit<NewJob, 'content'> & { content: object }): Promise<void> =>
  insertJobs(trx, [{ ...job, content: JSON.stringify(job.content) }]);

/** Does jobs of the kinds it knows, one process among others on the same database. */
export class Jobs {
  readonly #parts: JobsParts;
  readonly #running = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> | undefined;
  #isClosed = false;
  #isFailing = false;

  constructor(parts: JobsParts) {
    this.#parts = parts;
  }

  /** Asks for what is done again and again, then looks for work until `close`. */
  async start(): Promise<void> {
    const { db, now, kinds, pollEveryMs = 2000 } = this.#parts;
    const recurring = Object.entries(kinds).flatMap(([kind, { everyMs }]) =>
      everyMs
        ? [{ kind, owner_id: null, about: '', key: '', content: '{}', due_at: time(now() + everyMs) }]
        : [],
    );
    await insertJobs(db, recurring);
    this.#timer = setInterval(() => void this.poll(), pollEveryMs).unref();
  }

  /** Looks for work once: takes what is due and begins it. Never fails. */
  poll(): Promise<void> {
    this.#polling ??= this.#look().finally(() => (this.#polling = undefined));
    return this.#polling;
  }

  /** Begins nothing more and lets what runs end, at most `graceMs`; after that another process takes it up. */
  async close(graceMs: number): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#polling;
    const { promise: isOver, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, graceMs);
    await Promise.race([this.settled(), isOver]);
    clearTimeout(timer);
  }

  /** Resolves when nothing that this process took is running. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  async #look(): Promise<void> {
    const { db, now, kinds, watch, log, leaseMs = 120_000 } = this.#parts;
    try {
      const counts = await countJobs(db, now());
      watch.stand(counts);
      const isDue = counts.some(({ kind, state }) => state === 'due' && kind in kinds);
      const limit = mostAtOnce - this.#running.size;
      if (!isDue || limit <= 0 || this.#isClosed) return;
      const taking = { kinds: Object.keys(kinds), now: now(), lease: randomUUID(), leaseMs, limit };
      for (const job of await takeJobs(db, taking)) this.#begin(job);
      this.#isFailing = false;
    } catch (err) {
      // Once an outage, not once a look.
      if (!this.#isFailing) log.warn({ err }, 'jobs cannot be looked for');
      this.#isFailing = true;
    }
  }

  #begin(job: JobModel): void {
    const { log } = this.#parts;
    const run = this.#run(job)
      .catch((err: unknown) => log.warn({ err, kind: job.kind }, 'what became of a job was not kept'))
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  async #run(job: JobModel): Promise<void> {
    const { db, kinds, watch } = this.#parts;
    const kind = kinds[job.kind];
    if (!kind) return;
    const failure = await this.#attempt(kind, job);
    const became = failure === null ? this.#done(kind) : this.#notDone(kind, { job, failure });
    await settleJob(db, job, became);
    watch.ran(job.kind, failure === null ? 'done' : became.state === 'failed' ? 'failed' : 'retried');
  }

  async #attempt(kind: JobKind, job: JobModel): Promise<Error | null> {
    // Whoever took it last did not come back: it is not to end this process too, for ever.
    if (!kind.everyMs && job.attempts > mostAttempts)
      return new LastingFailure('It was begun and never ended.');
    try {
      await kind.run(job);
      return null;
    } catch (error) {
      this.#parts.log.warn({ err: error, kind: job.kind, attempts: job.attempts }, 'a job failed');
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  #done({ everyMs }: JobKind): Parameters<typeof settleJob>[2] {
    const now = this.#parts.now();
    return everyMs
      ? { due_at: time(now + everyMs), attempts: 0, last_error: null }
      : { state: 'done', ended_at: time(now), last_error: null };
  }

  #notDone(
    { everyMs }: JobKind,
    { job, failure }: { job: JobModel; failure: Error },
  ): Parameters<typeof settleJob>[2] {
    const now = this.#parts.now();
    const last_error = failure.message.slice(0, mostOfError);
    const isOver = !everyMs && (failure instanceof LastingFailure || job.attempts >= mostAttempts);
    if (isOver) return { state: 'failed', ended_at: time(now), last_error };
    return { due_at: time(now + Math.min(waitAfter(job.attempts), everyMs ?? Infinity)), last_error };
  }
}

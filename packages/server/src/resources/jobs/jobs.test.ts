import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDb } from '../../db/knex.ts';
import { createMigrated, findDatabases, type TestDatabase } from '../../testing/databases.ts';
import { findJobsAbout, type JobCount } from './jobs.model.ts';
import { Jobs, queueJob, type JobsParts } from './jobs.service.ts';
import { LastingFailure, mostAttempts } from './retry.ts';

const log = pino({ level: 'silent' });
const minute = 60_000;
const never = 3_600_000;

describe.each(await findDatabases())('jobs on $name', (kind) => {
  let database: TestDatabase;
  let now: number;
  let runs: string[];
  let outcomes: string[];
  let counts: readonly JobCount[];
  const made: Jobs[] = [];
  beforeEach(async () => {
    database = await createMigrated(kind);
    now = Date.now();
    runs = [];
    outcomes = [];
  });
  afterEach(async () => {
    await Promise.all(made.splice(0).map((jobs) => jobs.close(0)));
    await database.drop();
  });

  const jobsOf = (kinds: JobsParts['kinds'], changes: Partial<JobsParts> = {}) => {
    const watch: JobsParts['watch'] = {
      stand: (found) => (counts = found),
      ran: (name, outcome) => outcomes.push(`${name} ${outcome}`),
    };
    const parts = { db: database.db, log, now: () => now, kinds, watch, pollEveryMs: never, ...changes };
    const jobs = new Jobs(parts);
    made.push(jobs);
    return jobs;
  };
  const noted = { run: async ({ key }: { key: string }) => runs.push(key) };
  const queue = (key: string, dueAt = now, db = database.db) =>
    queueJob(db, {
      kind: 'note',
      owner_id: null,
      about: `thing:${key}`,
      key,
      content: {},
      due_at: new Date(dueAt).toISOString(),
    });
  const once = async (jobs: Jobs) => {
    await jobs.poll();
    await jobs.settled();
  };
  const rowOf = async (key: string) =>
    (await findJobsAbout(database.db, { kind: 'note', about: [`thing:${key}`] }))[0];

  it('are done when they are due, each once, and asking twice is asking once', async () => {
    const jobs = jobsOf({ note: noted });
    await queue('a');
    await queue('a');
    await queue('b', now + minute);
    await once(jobs);
    expect(runs).toEqual(['a']);
    now += minute;
    await once(jobs);
    await once(jobs);
    expect(runs).toEqual(['a', 'b']);
    expect(outcomes).toEqual(['note done', 'note done']);
  });

  it('are gone when the transaction that asked for them is', async () => {
    const refused = database.db.transaction(async (trx) => {
      await queue('a', now, trx);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    await once(jobsOf({ note: noted }));
    expect(runs).toEqual([]);
  });

  it('are tried again, later each time, and given up in the end with why', async () => {
    const jobs = jobsOf({ note: { run: () => Promise.reject(new Error('The host is away')) } });
    await queue('a');
    const waits: number[] = [];
    for (let at = 0; at < mostAttempts; at += 1) {
      await once(jobs);
      const due = Date.parse((await rowOf('a'))?.due_at ?? '');
      waits.push(Math.round((due - now) / minute));
      now = Math.max(now, due);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, 0]);
    expect(await rowOf('a')).toMatchObject({
      state: 'failed',
      last_error: 'The host is away',
      attempts: mostAttempts,
    });
    expect(outcomes.at(-1)).toBe('note failed');
    await jobs.poll();
    expect(counts).toEqual([{ kind: 'note', state: 'failed', count: 1 }]);
  });

  it('are given up at once where trying again would not help', async () => {
    const jobs = jobsOf({ note: { run: () => Promise.reject(new LastingFailure('No such address')) } });
    await queue('a');
    await once(jobs);
    expect(await rowOf('a')).toMatchObject({ state: 'failed', last_error: 'No such address', attempts: 1 });
  });

  it('that come again are due again, though one failed', async () => {
    let isAway = true;
    const run = async () => {
      runs.push('swept');
      if (isAway) throw new Error('away');
    };
    const jobs = jobsOf({ sweep: { run, everyMs: 10 * minute } });
    await jobs.start();
    await once(jobs);
    expect(runs).toEqual([]);
    now += 10 * minute;
    await once(jobs);
    isAway = false;
    now += minute;
    await once(jobs);
    await once(jobs);
    now += 10 * minute;
    await once(jobs);
    expect(runs).toHaveLength(3);
  });

  it('of a process that was lost are another’s once the lease is over', async () => {
    const { promise: isStuck, resolve: letGo } = Promise.withResolvers<void>();
    const lost = jobsOf({ note: { run: () => isStuck } }, { leaseMs: 1 });
    await queue('a');
    await lost.poll();
    const other = jobsOf({ note: noted });
    await expect.poll(async () => (await once(other), runs)).toEqual(['a']);
    expect(await rowOf('a')).toMatchObject({ state: 'done', attempts: 2 });
    letGo();
    await lost.settled();
    expect(await rowOf('a')).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('are each done by one of two processes, of which one’s clock is a minute ahead', async () => {
    const second = createDb(database.settings);
    const ahead = { db: second, now: () => now + 60_000 };
    const [here, there] = [jobsOf({ note: noted }), jobsOf({ note: noted }, ahead)];
    const keys = Array.from({ length: 40 }, (_, at) => `job-${at}`);
    for (const key of keys) await queue(key);
    await expect
      .poll(
        async () => {
          await Promise.all([once(here), once(there)]);
          return runs.length;
        },
        { timeout: 20_000 },
      )
      .toBeGreaterThanOrEqual(keys.length);
    expect(runs.toSorted()).toEqual(keys.toSorted());
    await there.close(0);
    await second.destroy();
  });

  it('that run are let end when the server stops; nothing more is begun', async () => {
    const { promise: isHeld, resolve: letGo } = Promise.withResolvers<void>();
    const run = async ({ key }: { key: string }) => {
      await isHeld;
      runs.push(key);
    };
    const jobs = jobsOf({ note: { run } });
    await queue('a');
    await jobs.poll();
    const closed = jobs.close(10_000);
    await queue('b');
    letGo();
    await closed;
    await once(jobs);
    expect(runs).toEqual(['a']);
  });
});

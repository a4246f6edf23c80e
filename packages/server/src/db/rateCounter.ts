import type { Knex } from 'knex';
import { RateLimiterMemory, RateLimiterPostgres, RLWrapperTimeouts } from 'rate-limiter-flexible';
import { isPostgres } from './kind.ts';
import { createLeasedCounter, type RateCounter } from './leasedCounter.ts';

/** What is counted, and how often it may happen in a minute. */
export interface RateRule {
  /** Sets its keys apart from those of other rules. */
  name: string;
  perMinute: number;
}

const seconds = 60;
const table = 'rate_limits';

/** How often at most a process asks for more calls of one key: each time it counts a hundredth of the limit. */
const leasesAMinute = 100;

/** Longest that a count may keep a call waiting, in ms; after that this process counts alone. */
const patienceMs = 250;

/**
 * Counts calls by key, in minutes that begin with a key's first call. Processes that share a PostgreSQL database
 * count together; one that cannot reach it counts for itself, so that nobody is locked out. SQLite has one process.
 */
export function createRateCounter(db: Knex, { name, perMinute }: RateRule): RateCounter {
  const rule = { keyPrefix: name, points: perMinute, duration: seconds };
  const own = new RateLimiterMemory(rule);
  if (!isPostgres(db)) return own;
  const shared = new RateLimiterPostgres({
    ...rule,
    storeClient: db,
    storeType: 'knex',
    tableName: table,
    tableCreated: true,
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: perMinute + 1,
    insuranceLimiter: own,
  });
  const patient = new RLWrapperTimeouts({ limiter: shared, timeoutMs: patienceMs });
  return createLeasedCounter(patient, Math.max(1, Math.floor(perMinute / leasesAMinute)));
}

/** Removes the counts of minutes that are over. */
export async function sweepRateCounts(db: Knex, now: Date): Promise<void> {
  if (isPostgres(db)) await db(table).where('expire', '<', now.getTime()).delete();
}

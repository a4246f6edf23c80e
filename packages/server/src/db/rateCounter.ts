import type { Knex } from 'knex';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RLWrapperTimeouts,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { isPostgres } from './kind.ts';

/** What is counted, and how often it may happen in a minute. */
export interface RateRule {
  /** Sets its keys apart from those of other rules. */
  name: string;
  perMinute: number;
}

const seconds = 60;
const table = 'rate_limits';

/** Longest that a count may keep a call waiting, in ms; after that this process counts alone. */
const patienceMs = 250;

/**
 * Counts calls by key, in minutes that begin with a key's first call. Processes that share a PostgreSQL database
 * count together; one that cannot reach it counts for itself, so that nobody is locked out. SQLite has one process.
 */
export function createRateCounter(db: Knex, { name, perMinute }: RateRule): RateLimiterAbstract {
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
  return new RLWrapperTimeouts({ limiter: shared, timeoutMs: patienceMs });
}

/** Removes the counts of minutes that are over. */
export async function sweepRateCounts(db: Knex, now: Date): Promise<void> {
  if (isPostgres(db)) await db(table).where('expire', '<', now.getTime()).delete();
}

import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** Counts one call of a key; rejects with a `RateLimiterRes` beyond the limit. */
export interface RateCounter {
  consume(key: string): Promise<unknown>;
}

/** Calls that were counted in advance. */
interface Lease {
  left: number;
  /** Milliseconds since 1970. */
  until: number;
}

const mostLeases = 10_000;

/**
 * Counts calls in advance, some at a time, so that not every call waits for what is counted elsewhere.
 * @param inAdvance how many at a time; what a process has counted and not used when the minute ends is lost
 */
export function createLeasedCounter(shared: RateLimiterAbstract, inAdvance: number): RateCounter {
  const leases = new Map<string, Lease>();
  const pending = new Map<string, Promise<Lease>>();

  const renew = async (key: string): Promise<Lease> => {
    try {
      const { msBeforeNext } = await shared.consume(key, inAdvance);
      if (leases.size >= mostLeases) leases.clear();
      const lease = { left: inAdvance, until: Date.now() + msBeforeNext };
      leases.set(key, lease);
      return lease;
    } finally {
      pending.delete(key);
    }
  };

  return {
    async consume(key) {
      for (;;) {
        const lease = leases.get(key);
        if (lease && lease.left > 0 && lease.until > Date.now()) {
          lease.left -= 1;
          return;
        }
        const renewal = pending.get(key) ?? renew(key);
        pending.set(key, renewal);
        await renewal;
      }
    },
  };
}

import { HttpProblem } from './problems.ts';

/** Calls allowed in a minute. */
export interface RateLimits {
  /** From one address, signed in or not. */
  perAddress: number;
  /** By one person. */
  perUser: number;
  /** Costly calls (questions, feed fetches) by one person. */
  costlyPerUser: number;
}

/** Generous: a person never meets them, a runaway script does. */
export const defaultRateLimits: RateLimits = { perAddress: 6000, perUser: 3000, costlyPerUser: 120 };

const windowMs = 60_000;

/** Counts calls by key in windows of a minute, in this process. */
export class RateCounter {
  private counts = new Map<string, number>();
  private windowEnd = 0;
  private readonly limit: number;
  private readonly now: () => number;

  constructor(limit: number, now: () => number) {
    this.limit = limit;
    this.now = now;
  }

  /** Counts one call; throws 429 with `Retry-After` beyond the limit. */
  take(key: string): void {
    const now = this.now();
    if (now >= this.windowEnd) {
      this.counts = new Map();
      this.windowEnd = now + windowMs;
    }
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    if (count <= this.limit) return;
    const seconds = Math.max(1, Math.ceil((this.windowEnd - now) / 1000));
    throw new HttpProblem(429, `Too many calls. Try again in ${seconds} s.`, {
      'Retry-After': String(seconds),
    });
  }
}

/** One household or office: an IPv6 address counts by its /64 network. */
export function addressKey(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  return address.split(':').slice(0, 4).join(':');
}

import ipaddr from 'ipaddr.js';
import type { Context } from 'koa';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { OperationId } from '../../contract/index.ts';
import { HttpProblem } from '../reply/problems.ts';

/** Calls allowed in a minute. */
export interface RateLimits {
  /** From one address, signed in or not. */
  perAddress: number;
  /** By one person. */
  perUser: number;
  /** Costly calls (questions, feed fetches, exports) by one person. */
  costlyPerUser: number;
}

/** Generous: a person never meets them, a runaway script does. */
export const defaultRateLimits: RateLimits = { perAddress: 6000, perUser: 3000, costlyPerUser: 120 };

/** Makes what counts a rule's calls by key. It rejects with a `RateLimiterRes` beyond the limit. */
export type CreateCounter = (rule: { name: string; perMinute: number }) => Counter;

interface Counter {
  consume(key: string): Promise<unknown>;
}

/** Refuses what comes too often: 429 with `Retry-After`. */
export interface Limiter {
  /** Counts a call by its address. */
  address(ctx: Context): Promise<void>;
  /** Counts a call by the person, and costly ones once more. */
  person(uid: string, id: OperationId): Promise<void>;
}

const costly = new Set<OperationId>([
  'conversations.create',
  'messages.create',
  'articles.fetch',
  'exports.get',
]);

/** Makes the limiter of an application. */
export function createLimiter(limits: RateLimits, createCounter: CreateCounter): Limiter {
  const byAddress = createCounter({ name: 'address', perMinute: limits.perAddress });
  const byPerson = createCounter({ name: 'person', perMinute: limits.perUser });
  const byPersonCostly = createCounter({ name: 'costly', perMinute: limits.costlyPerUser });
  return {
    address: (ctx) => take(byAddress, addressKey(ctx.ip)),
    async person(uid, id) {
      if (!uid) return;
      await take(byPerson, uid);
      if (costly.has(id)) await take(byPersonCostly, uid);
    },
  };
}

async function take(counter: Counter, key: string): Promise<void> {
  try {
    await counter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new HttpProblem(429, `Too many calls. Try again in ${seconds} s.`, {
      'Retry-After': String(seconds),
    });
  }
}

/** Makes what refuses an address that has sent too many wrong secrets: 429. */
export function createWrongSecretLimit(
  perMinute: number,
  createCounter: CreateCounter,
): (ctx: Context) => Promise<void> {
  const byAddress = createCounter({ name: 'wrong-secret', perMinute });
  return (ctx) => take(byAddress, addressKey(ctx.ip));
}

/** One household or office: an IPv6 address counts by its /64 network, an IPv4 address in IPv6's clothes as itself. */
export function addressKey(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

import { setTimeout } from 'node:timers/promises';
import type { Context, Next } from 'koa';
import { HttpProblem } from '../reply/problems.ts';

/** When there is more to do than can be done. The first two must be reached before a request is refused. */
export interface Capacity {
  /** Requests under way. Streams and files that are being sent are not counted. */
  underWay: number;
  /** How long most of the last requests took, in ms. */
  takingMs: number;
  /**
   * How long a refusal waits, in ms. Told at once, whoever asks again at once has the server refuse all day: of 2,500
   * connections that do, it answered 18 in 12 seconds, and 1,538 with a second in between.
   */
  refusedAfterMs: number;
}

/**
 * Far above what hundreds of busy people have under way, on a slow machine too. Requests that only wait, for a slow body
 * or a language model, refuse nobody: while most are answered in time there is room for more.
 */
export const defaultCapacity: Capacity = { underWay: 400, takingMs: 1000, refusedAfterMs: 1000 };

/** So many of the last requests are looked at. */
const remembered = 100;

/** How long the last requests took. */
export interface Durations {
  note(ms: number): void;
  /** That half of them exceeded, in ms; 0 before there were enough. */
  median(): number;
}

export function createDurations(count = remembered): Durations {
  const last: number[] = [];
  let next = 0;
  return {
    note(ms) {
      last[next] = ms;
      next = (next + 1) % count;
    },
    median: () => (last.length < count ? 0 : (last.toSorted((a, b) => a - b)[count >> 1] ?? 0)),
  };
}

/** Asked by whoever watches over the server, and must hear from it above all when it is overloaded. */
const watched = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Refuses requests while there are too many, with 503. Whoever was taken is answered; taking all would make everybody
 * wait until they give up.
 */
export function shedLoad(capacity: Capacity, durations = createDurations()) {
  let underWay = 0;
  return async (ctx: Context, next: Next): Promise<void> => {
    const isOverloaded = underWay >= capacity.underWay && durations.median() >= capacity.takingMs;
    if (isOverloaded && !watched.has(ctx.path)) {
      await setTimeout(capacity.refusedAfterMs);
      throw new HttpProblem(
        503,
        'There is more to do than can be done right now. Nothing was changed; try again in a few seconds.',
      );
    }
    const start = performance.now();
    underWay += 1;
    try {
      await next();
    } finally {
      underWay -= 1;
      durations.note(performance.now() - start);
    }
  };
}

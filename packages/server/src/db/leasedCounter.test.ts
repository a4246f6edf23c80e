import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { describe, expect, it } from 'vitest';
import { createLeasedCounter } from './leasedCounter.ts';

describe('calls that are counted in advance', () => {
  const points = 100;
  const start = () => new RateLimiterMemory({ points, duration: 60 });
  const countedIn = async (shared: RateLimiterMemory) => (await shared.get('ada'))?.consumedPoints;
  const calls = (counter: { consume(key: string): Promise<unknown> }, count: number) =>
    Promise.allSettled(Array.from({ length: count }, () => counter.consume('ada')));
  const allowed = (outcomes: PromiseSettledResult<unknown>[]) =>
    outcomes.filter(({ status }) => status === 'fulfilled').length;

  it('are counted once for all that come at the same time', async () => {
    const shared = start();
    const counter = createLeasedCounter(shared, 10);
    expect(allowed(await calls(counter, 10))).toBe(10);
    expect(await countedIn(shared)).toBe(10);
    expect(allowed(await calls(counter, 1))).toBe(1);
    expect(await countedIn(shared)).toBe(20);
  });

  it('are never more than the limit, in however many processes', async () => {
    const shared = start();
    const processes = [1, 2, 3].map(() => createLeasedCounter(shared, 10));
    const outcomes = (await Promise.all(processes.map((counter) => calls(counter, 60)))).flat();
    expect(allowed(outcomes)).toBe(points);
    const refused = outcomes.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: expect.any(RateLimiterRes) });
  });

  it('are kept apart by key', async () => {
    const counter = createLeasedCounter(start(), points);
    expect(allowed(await calls(counter, points + 1))).toBe(points);
    await expect(counter.consume('grace')).resolves.toBeUndefined();
  });
});

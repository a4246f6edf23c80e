import { describe, expect, it } from 'vitest';
import { articleReads, conversationReads, defaultReads, retryPause } from './swr';
import { ApiError } from './problem';

describe('retryPause', () => {
  it.each([
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [4, 8000],
    [5, 10_000],
    [12, 10_000],
  ])('retry %d waits %d ms', (retry, pause) => expect(retryPause(retry)).toBe(pause));
});

describe('reads', () => {
  it('keep conversations fresh for 30 s and articles for 5 min', () => {
    expect(conversationReads.dedupingInterval).toBe(30_000);
    expect(articleReads.dedupingInterval).toBe(300_000);
  });
  it('are otherwise never stale and never repeated', () =>
    expect(defaultReads).toMatchObject({
      revalidateIfStale: false,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      refreshInterval: 0,
    }));
  it('try again after a broken line or server, not after a refusal', () => {
    const isRetried = conversationReads.shouldRetryOnError as (error: unknown) => boolean;
    expect(isRetried(new TypeError('Failed to fetch'))).toBe(true);
    expect(isRetried(new ApiError(503, ''))).toBe(true);
    expect(isRetried(new ApiError(404, ''))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { conversationReads, retryPause } from './swr';
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

describe('reads of conversations', () => {
  it('are tried again after a broken line or server, not after a refusal', () => {
    const isRetried = conversationReads.shouldRetryOnError as (error: unknown) => boolean;
    expect(isRetried(new TypeError('Failed to fetch'))).toBe(true);
    expect(isRetried(new ApiError(503, ''))).toBe(true);
    expect(isRetried(new ApiError(404, ''))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { refreshDelay, refreshPause } from './refreshPlan';

describe('refreshDelay', () => {
  it('is five minutes before the token expires', () => expect(refreshDelay(3_600_000, 0)).toBe(3_300_000));
  it('is never negative', () => expect(refreshDelay(100_000, 200_000)).toBe(0));
});

describe('refreshPause', () => {
  it('doubles from 30 s to 16 min', () =>
    expect([1, 2, 3, 4, 5, 6, 7, 20].map(refreshPause)).toEqual([
      30_000, 60_000, 120_000, 240_000, 480_000, 960_000, 960_000, 960_000,
    ]));
});

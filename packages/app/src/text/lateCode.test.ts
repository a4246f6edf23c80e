import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lateCode } from './lateCode';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pause = (retry: number) => retry * 1000;

it('is asked for once, and there for whoever comes later', async () => {
  const ask = vi.fn<() => Promise<string>>(async () => 'code');
  const late = lateCode(ask, pause);
  expect(late.code).toBeUndefined();
  await Promise.all([late.load(), late.load()]);
  expect(late.code).toBe('code');
  await expect(late.load()).resolves.toBe('code');
  expect(ask).toHaveBeenCalledOnce();
});

it('is asked for again until it arrives', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('offline'));
  ask.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('code');
  const late = lateCode(ask, pause);
  const loaded = late.load();
  await vi.advanceTimersByTimeAsync(999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000);
  await expect(loaded).resolves.toBe('code');
});

import type { Toast } from '../queue/queue';

/**
 * How a toast went: its time was over; it made way for the next after two seconds; it was closed; its action was
 * pressed; or the program took it back.
 */
export type ToastOutcome = 'ended' | 'yielded' | 'dismissed' | 'acted' | 'withdrawn';

/** A toast that has gone. */
export interface ToastRecord {
  id: string;
  title: string;
  description?: string;
  variant: 'default' | 'destructive';
  /** How many times the same was said. */
  count: number;
  outcome: ToastOutcome;
  /** When it went, in milliseconds since 1970. */
  at: number;
}

/** How many toasts are remembered, and for how many milliseconds. */
export interface HistoryLimits {
  count: number;
  age: number;
}

/** How a toast is remembered. What it could do is not kept: the moment for it has passed. */
export const recordOf = (
  { id, title, description, variant, count }: Toast,
  outcome: ToastOutcome,
  at: number,
): ToastRecord => ({ id, title, description, variant, count, outcome, at });

/** The newest first, without what is too old or one too many; the same array when nothing is. */
export const prune = (
  history: readonly ToastRecord[],
  { count, age }: HistoryLimits,
  now: number,
): readonly ToastRecord[] => {
  const oldest = history.at(-1);
  if (history.length <= count && (!oldest || now - oldest.at < age)) return history;
  return history.slice(0, count).filter((record) => now - record.at < age);
};

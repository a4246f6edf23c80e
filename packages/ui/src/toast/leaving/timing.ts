/** Milliseconds after which the visible toast makes way for one that waits. */
export const yieldAfter = 2000;

/** What the time of the visible toast depends on. All in milliseconds; a pause does not count. */
export interface ToastTiming {
  /** Its own, or null when it has no end. */
  duration: number | null;
  /** Since it last said something, the same again included. */
  sinceNews: number;
  /** Since it came to be seen, or its words changed. */
  sinceSeen: number;
  /** One that was never seen waits behind it. */
  isAwaited: boolean;
}

/** How long the visible toast still stays and what happens then; null when it stays. */
export function timeLeft({
  duration,
  sinceNews,
  sinceSeen,
  isAwaited,
}: ToastTiming): { ms: number; atEnd: 'end' | 'yield' } | null {
  const toEnd = Math.max(0, (duration ?? Infinity) - sinceNews);
  const toYield = isAwaited ? Math.max(0, yieldAfter - sinceSeen) : Infinity;
  if (toEnd === Infinity && toYield === Infinity) return null;
  return toEnd <= toYield ? { ms: toEnd, atEnd: 'end' } : { ms: toYield, atEnd: 'yield' };
}

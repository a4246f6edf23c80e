import { useEffect, useRef } from 'react';
import type { Toast } from '../queue/queue';
import { timeLeft } from './timing';

/** The longest delay a browser's timer takes: 24 days. */
const longestDelay = 2 ** 31 - 1;

export interface ToastClockProps {
  toast: Toast;
  /** One that was never seen waits behind it. */
  isAwaited: boolean;
  isPaused: boolean;
  onEnd: () => void;
  onYield: () => void;
}

/** Counts the time of the visible toast, a pause left out, and says when it is over. Give it the toast's id as a key. */
export function ToastClock({ toast, isAwaited, isPaused, onEnd, onYield }: ToastClockProps) {
  const { duration, count, revision } = toast;
  const passed = useRef({ sinceNews: 0, sinceSeen: 0 });
  const latest = useRef({ onEnd, onYield });
  useEffect(() => {
    latest.current = { onEnd, onYield };
  });
  useEffect(() => {
    passed.current = { sinceNews: 0, sinceSeen: 0 };
  }, [revision]);
  // The same said again is news for itself, but does not keep the others waiting.
  useEffect(() => {
    passed.current.sinceNews = 0;
  }, [count]);

  useEffect(() => {
    const left = isPaused ? null : timeLeft({ duration, isAwaited, ...passed.current });
    if (!left) return undefined;
    const started = performance.now();
    const timer = setTimeout(
      () => (left.atEnd === 'end' ? latest.current.onEnd() : latest.current.onYield()),
      Math.min(left.ms, longestDelay),
    );
    return () => {
      clearTimeout(timer);
      const ran = performance.now() - started;
      passed.current.sinceNews += ran;
      passed.current.sinceSeen += ran;
    };
  }, [duration, isAwaited, isPaused, revision, count]);

  return null;
}

import { useEffect, useState } from 'react';
import type { Toast } from './queue';
import * as styles from './ToastRegion.css';

/** Milliseconds a count must stand still to be told, and words stay for a screen reader to pick up. */
const settleTime = 1000;

/** Follows a value when it has stood still for a while; at once for another key. */
function useSettled(value: number, key: string): number {
  const [settled, setSettled] = useState({ value, key });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value, key }), settleTime);
    return () => clearTimeout(timer);
  }, [value, key]);
  if (settled.key === key) return settled.value;
  setSettled({ value, key });
  return value;
}

/** One after the other with a stop between, which a voice makes a pause of. */
const sentences = (parts: readonly (string | undefined)[]): string =>
  parts.flatMap((part) => (part ? [/\p{P}$/u.test(part) ? part : `${part}.`] : [])).join(' ');

export interface ToastAnnouncerProps {
  toast: Toast | undefined;
  countLabel: (count: number) => string;
}

/**
 * Says each toast once: when it comes, when its words change, and when its count has come to rest. Apart from the
 * toast itself, so that its buttons are not read out; the words go again, so that nobody finds them twice.
 */
export function ToastAnnouncer({ toast, countLabel }: ToastAnnouncerProps) {
  const key = toast && !toast.isReturning ? `${toast.id} ${toast.revision}` : '';
  const count = useSettled(toast?.count ?? 0, key);
  const message = key && `${key} ${count}`;
  const [told, setTold] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTold(message), settleTime);
    return () => clearTimeout(timer);
  }, [message]);

  // A new element for every message: the same words twice are announced twice.
  const words = toast && message !== told && (
    <span key={message}>
      {sentences([toast.title, toast.description, count > 1 ? countLabel(count) : undefined])}
    </span>
  );
  const isUrgent = toast?.variant === 'destructive';
  // Both are always there: a live region that comes with its words is often not announced.
  return (
    <div className={styles.hidden}>
      <div role="status">{!isUrgent && words}</div>
      <div role="alert">{isUrgent && words}</div>
    </div>
  );
}

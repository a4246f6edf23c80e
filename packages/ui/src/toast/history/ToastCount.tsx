import { useEffect, useState } from 'react';
import type { Toast } from '../queue/queue';
import * as styles from '../ToastRegion.css';

/** Milliseconds a count must stand still to be told. */
const settleTime = 1000;

/** Follows a count when it has stood still for a while; a new key begins at its own. */
function useSettled(count: number, key: string): number {
  const [settled, setSettled] = useState({ count, key });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ count, key }), settleTime);
    return () => clearTimeout(timer);
  }, [count, key]);
  if (settled.key === key) return settled.count;
  setSettled({ count, key });
  return count;
}

export interface ToastCountProps {
  toast: Toast | undefined;
  countLabel: (count: number) => string;
}

/** Tells how many times the same was said, once the count has come to rest. For screen readers only. */
export function ToastCount({ toast, countLabel }: ToastCountProps) {
  const key = toast && !toast.isReturning ? `${toast.id} ${toast.revision}` : '';
  const count = useSettled(toast?.count ?? 0, key);
  return (
    <div role="status" className={styles.hidden}>
      {key && count > 1 && countLabel(count)}
    </div>
  );
}

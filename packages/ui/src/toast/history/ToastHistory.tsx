'use client';
import { useSyncExternalStore } from 'react';
import type { ToastQueue } from '../queue/createToastQueue';
import type { ToastOutcome, ToastRecord } from './history';
import { Alert, Check } from '../marks';
import * as styles from './ToastHistory.css';

export interface ToastHistoryProps {
  queue: ToastQueue;
  /** Names the list. @default 'Past notifications' */
  label?: string;
  /** In place of the list while nothing has gone. @default 'What a notification said stays here for a quarter of an hour.' */
  emptyText?: string;
  /** @default 'Clear' */
  clearLabel?: string;
  /** How each toast went. @default English words; none for those that were shown to the end or answered */
  outcomeLabels?: Partial<Record<ToastOutcome, string>>;
  /** What '×3' says. @default '3 times' */
  countLabel?: (count: number) => string;
  /** Says when a toast went, from milliseconds since 1970. @default hours and minutes as the reader writes them */
  formatTime?: (at: number) => string;
}

const englishOutcomes: Partial<Record<ToastOutcome, string>> = {
  yielded: 'Shown briefly',
  dismissed: 'Dismissed',
  withdrawn: 'Withdrawn',
};
const countTimes = (count: number) => `${count} times`;
const hoursAndMinutes = (at: number) =>
  new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }).format(at);

const nothing: readonly ToastRecord[] = [];

/** What toasts have said, newest first: for whoever missed one. Put it into a dialog, a popover or a panel. */
export function ToastHistory({
  queue,
  label = 'Past notifications',
  emptyText = 'What a notification said stays here for a quarter of an hour.',
  clearLabel = 'Clear',
  outcomeLabels = englishOutcomes,
  countLabel = countTimes,
  formatTime = hoursAndMinutes,
}: ToastHistoryProps) {
  const records = useSyncExternalStore(queue.subscribe, queue.getHistory, () => nothing);
  if (records.length === 0) return <p className={styles.empty}>{emptyText}</p>;
  return (
    <div className={styles.history}>
      <ul className={styles.list} aria-label={label}>
        {records.map(({ id, title, description, variant, count, outcome, at }) => (
          <li key={id} className={styles.record} data-variant={variant} data-outcome={outcome}>
            <span className={styles.mark}>{variant === 'destructive' ? <Alert /> : <Check />}</span>
            <div className={styles.words}>
              <div className={styles.title}>
                {title}
                {count > 1 && (
                  <span className={styles.count} role="img" aria-label={countLabel(count)}>
                    ×{count}
                  </span>
                )}
              </div>
              {description && <div>{description}</div>}
              <div className={styles.quiet}>
                <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
                {outcomeLabels[outcome] && <span className={styles.outcome}>{outcomeLabels[outcome]}</span>}
              </div>
            </div>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.clear} onClick={queue.clearHistory}>
        {clearLabel}
      </button>
    </div>
  );
}

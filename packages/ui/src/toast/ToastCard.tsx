import { useId, type MouseEvent } from 'react';
import { Ring } from '../internal/Ring';
import { Alert, Check, Cross } from './marks';
import type { Toast } from './queue';
import type { SwipeDirection } from './swipe';
import * as styles from './ToastRegion.css';
import { useToastClock } from './useToastClock';
import { useToastSwipe } from './useToastSwipe';

/** What the region tells each of its cards. */
export interface CardSettings {
  dismissLabel: string;
  dismissAllLabel: string;
  countLabel: (count: number) => string;
  waitingLabel: (count: number) => string;
  swipeDirection: SwipeDirection;
}

export interface ToastCardProps extends CardSettings {
  toast: Toast;
  /** How many wait behind it. */
  waiting: number;
  /** One of them was never seen. */
  isAwaited: boolean;
  isPaused: boolean;
  /** It has gone, and is only seen to go. */
  isLeaving: boolean;
  onLeft: () => void;
  onEnd: () => void;
  onYield: () => void;
  onDismiss: () => void;
  onDismissAll: () => void;
  onAct: () => void;
}

function Mark({ toast }: { toast: Toast }) {
  if (toast.isPending) return <Ring size={18} />;
  return toast.variant === 'destructive' ? <Alert /> : <Check />;
}

/** A pointer does not take the focus from where somebody is typing; the keyboard can. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The toast that is seen, or is seen to go. */
export function ToastCard({
  toast,
  waiting,
  isAwaited,
  isPaused,
  isLeaving,
  onLeft,
  ...rest
}: ToastCardProps) {
  const { title, description, count, action } = toast;
  const id = useId();
  useToastClock({
    toast,
    isAwaited,
    isPaused: isPaused || isLeaving,
    onEnd: rest.onEnd,
    onYield: rest.onYield,
  });
  const swipe = useToastSwipe(rest.swipeDirection, rest.onDismiss);

  return (
    // The group is dragged by pointer; Escape and its button do the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={description && `${id}-description`}
      className={styles.toast}
      data-variant={toast.variant}
      data-pending={toast.isPending || undefined}
      data-paused={isPaused || undefined}
      data-leaving={isLeaving || undefined}
      inert={isLeaving}
      // Inert says it to browsers; test libraries still look for this.
      aria-hidden={isLeaving || undefined}
      onMouseDown={keepFocus}
      onAnimationEnd={(event) => isLeaving && event.target === event.currentTarget && onLeft()}
      {...swipe}
    >
      <span className={styles.mark}>
        <Mark toast={toast} />
      </span>
      <div className={styles.body}>
        <div className={styles.words}>
          <div className={styles.title} id={`${id}-title`}>
            {title}
            {count > 1 && (
              <span className={styles.count} role="img" aria-label={rest.countLabel(count)}>
                ×{count}
              </span>
            )}
          </div>
          {description && (
            <div className={styles.description} id={`${id}-description`}>
              {description}
            </div>
          )}
        </div>
        {action && (
          <button type="button" className={styles.action} onClick={rest.onAct}>
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={rest.dismissLabel}
        onClick={rest.onDismiss}
      >
        <Cross />
      </button>
      {waiting > 0 && (
        <div className={styles.others}>
          {rest.waitingLabel(waiting)}
          <button type="button" className={styles.dismissAll} onClick={rest.onDismissAll}>
            {rest.dismissAllLabel}
          </button>
        </div>
      )}
    </div>
  );
}

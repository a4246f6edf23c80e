import { useId, type CSSProperties, type MouseEvent } from 'react';
import { Ring } from '../internal/Ring';
import { Alert, Check, Cross } from './marks';
import type { Toast } from './queue/queue';
import * as styles from './ToastRegion.css';
import { ToastWords } from './ToastWords';
import type { ToastSwipe } from './leaving/useToastSwipe';

/** The words on a card, and around it. */
export interface CardWords {
  dismissLabel: string;
  dismissAllLabel: string;
  countLabel: (count: number) => string;
  waitingLabel: (count: number) => string;
}

export interface ToastCardProps extends CardWords {
  /** Without one the card is not drawn, but its live regions are there. */
  toast: Toast | undefined;
  /** How many wait behind it. */
  waiting: number;
  isPaused: boolean;
  /** It took the place of another. */
  isFollowing: boolean;
  /** Set for one that has gone and is only seen to go: how far it had been dragged, in px. */
  leavingFrom?: number;
  swipe?: ToastSwipe;
  onLeft?: () => void;
  onDismiss?: () => void;
  onDismissAll?: () => void;
  onAct?: () => void;
}

function Mark({ toast }: { toast: Toast }) {
  if (toast.isPending) return <Ring size={18} />;
  return toast.variant === 'destructive' ? <Alert /> : <Check />;
}

/** A pointer does not take the focus from where somebody is typing; the keyboard can. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The toast that is seen, or is seen to go. Its buttons are new with every toast: no press is meant for two. */
export function ToastCard({ toast, waiting, isPaused, isFollowing, leavingFrom, ...rest }: ToastCardProps) {
  const id = useId();
  const isLeaving = leavingFrom !== undefined;
  return (
    // The group is dragged by pointer; Escape and its button do the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      role={toast && 'group'}
      aria-labelledby={toast && `${id}-title`}
      aria-describedby={toast?.description && `${id}-description`}
      className={toast && styles.toast}
      data-variant={toast?.variant}
      data-pending={toast?.isPending || undefined}
      data-paused={(toast && isPaused) || undefined}
      data-following={isFollowing || undefined}
      data-leaving={isLeaving || undefined}
      inert={isLeaving}
      // Inert says it to browsers; test libraries still look for this.
      aria-hidden={isLeaving || undefined}
      style={leavingFrom ? ({ '--seedbed-toast-swipe': `${leavingFrom}px` } as CSSProperties) : undefined}
      onMouseDown={keepFocus}
      onAnimationEnd={(event) => event.target === event.currentTarget && rest.onLeft?.()}
      {...rest.swipe}
    >
      {toast && (
        <span className={styles.mark}>
          <Mark toast={toast} />
        </span>
      )}
      <div className={styles.body}>
        <ToastWords toast={toast} id={id} isLeaving={isLeaving} />
        {toast && toast.count > 1 && (
          <span className={styles.count} role="img" aria-label={rest.countLabel(toast.count)}>
            ×{toast.count}
          </span>
        )}
        {toast?.action && (
          <button key={toast.id} type="button" className={styles.action} onClick={rest.onAct}>
            {toast.action.label}
          </button>
        )}
      </div>
      {toast && (
        <button
          key={toast.id}
          type="button"
          className={styles.dismiss}
          aria-label={rest.dismissLabel}
          onClick={rest.onDismiss}
        >
          <Cross />
        </button>
      )}
      {toast && waiting > 0 && (
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

import type { Toast } from './queue/queue';
import * as styles from './ToastRegion.css';

export interface ToastWordsProps {
  toast: Toast | undefined;
  /** Its elements have ids that begin with this. */
  id: string;
  /** It has gone, and says nothing any more. */
  isLeaving: boolean;
}

/**
 * What a toast says, in live regions apart from its buttons, so that those are not read out. They are there before
 * and after it: one that comes with its words is often not announced. What comes back was told before.
 */
export function ToastWords({ toast, id, isLeaving }: ToastWordsProps) {
  // A new element for every revision: it is told as a whole, and so are the same words of another toast.
  const words = toast && (
    <div key={`${toast.id} ${toast.revision}`}>
      <div className={styles.title} id={`${id}-title`}>
        {toast.title}
      </div>
      {toast.description && (
        <div className={styles.description} id={`${id}-description`}>
          {toast.description}
        </div>
      )}
    </div>
  );
  const isTold = !isLeaving && !toast?.isReturning;
  const isUrgent = toast?.variant === 'destructive';
  return (
    <>
      {!isTold && <div className={styles.part}>{words}</div>}
      {!isLeaving && (
        <>
          <div role="status" className={styles.part}>
            {isTold && !isUrgent && words}
          </div>
          <div role="alert" className={styles.part}>
            {isTold && isUrgent && words}
          </div>
        </>
      )}
    </>
  );
}

import { Skeleton } from '@seedbed/ui/skeleton';
import * as styles from './states.css';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Where lines and label will stand. */
export function FormulaSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading the formula">
      <div className={styles.skeletonLines}>
        {rows.map((row) => (
          <Skeleton key={row} height="32px" />
        ))}
      </div>
      <Skeleton height="240px" />
    </div>
  );
}

import { EmptyState } from '@seedbed/ui/empty-state';
import { useTab } from './tabContext';
import * as styles from './Workspace.css';

/** A tab whose screen is still to come: its drawing, and what it will hold. */
export function PlannedTab({ children }: { children: string }) {
  const { title, preview } = useTab();
  return (
    <div className={styles.planned}>
      <EmptyState
        title={title}
        description={`${children} It is not built yet.`}
        picture={<div className={styles.plannedPicture}>{preview}</div>}
      />
    </div>
  );
}

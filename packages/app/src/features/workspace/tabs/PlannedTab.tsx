import { Button } from '@seedbed/ui/button';
import { EmptyState } from '@seedbed/ui/empty-state';
import { tabTypeOf, useTabTypes } from '../../../navigation/tabTypes';
import { useTab } from './tabContext';
import { useOpenTab } from '../state/useWorkspace';
import * as styles from '../Workspace.css';

/** What a screen that is still to come says of itself. */
export interface Plan {
  /** What will be here. */
  promise: string;
  /** What serves until then. */
  meanwhile: string;
  /** Id of the kind of tab that serves. */
  insteadId: string;
}

export interface PlannedTabProps extends Plan {
  /** What it will be about, where that is one product. */
  subject?: string;
}

/** A tab whose screen is still to come: its drawing, what it will hold, and the way to what serves until then. */
export function PlannedTab({ promise, meanwhile, insteadId, subject }: PlannedTabProps) {
  const { title, preview } = useTab();
  const openTab = useOpenTab();
  const instead = tabTypeOf(useTabTypes(), insteadId);
  return (
    <div className={styles.planned}>
      <EmptyState
        title={title}
        description={
          <>
            {subject && <span className={styles.plannedSubject}>{subject}</span>}
            {promise} {meanwhile}
          </>
        }
        picture={<div className={styles.plannedPicture}>{preview}</div>}
        action={instead && <Button onPress={() => openTab(instead)}>Open {instead.title}</Button>}
      />
    </div>
  );
}

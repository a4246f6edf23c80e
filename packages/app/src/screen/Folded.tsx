import { ChevronRight } from '@seedbed/ui/icons';
import type { ReactNode } from 'react';
import * as styles from './Folded.css';

export interface FoldedProps {
  /** What one presses to see the rest. */
  summary: string;
  /**
   * Whether it begins open.
   * @default false
   */
  isOpen?: boolean;
  children: ReactNode;
}

/** What only some readers look up, folded away until they do. Searching the page finds it, and paper shows it. */
export function Folded({ summary, isOpen = false, children }: FoldedProps) {
  return (
    <details className={styles.folded} open={isOpen}>
      <summary className={styles.summary}>
        <ChevronRight size={16} />
        {summary}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

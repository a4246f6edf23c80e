'use client';
import { ProgressBar } from 'react-aria-components';
import { VisuallyHidden } from 'react-aria-components';
import * as styles from './Spinner.css';

export interface SpinnerProps {
  /** What is being waited for. */
  label: string;
  /**
   * Shows only the ring; the label is still spoken.
   * @default false
   */
  isLabelHidden?: boolean;
  /**
   * Diameter in px.
   * @default 18
   */
  size?: number;
}

/** Something is under way and its length is not known. */
export function Spinner({ label, isLabelHidden = false, size = 18 }: SpinnerProps) {
  return (
    <ProgressBar isIndeterminate aria-label={label} className={styles.spinner}>
      <svg className={styles.arc} width={size} height={size} viewBox="0 0 18 18" fill="none" aria-hidden>
        <circle className={styles.track} cx="9" cy="9" r="7" stroke="currentColor" strokeWidth="2" />
        <path d="M9 2a7 7 0 0 1 7 7" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </ProgressBar>
  );
}

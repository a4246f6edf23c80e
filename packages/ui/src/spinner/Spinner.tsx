'use client';
import { ProgressBar } from 'react-aria-components';
import { Ring } from '../internal/Ring';
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
      <Ring size={size} />
      {!isLabelHidden && <span aria-hidden>{label}</span>}
    </ProgressBar>
  );
}

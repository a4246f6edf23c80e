'use client';
import type { ReactNode } from 'react';
import { FieldError, Label, Text, VisuallyHidden } from 'react-aria-components';
import { CircleAlert } from '../icons';
import * as styles from './Field.css';

/** What every field says about itself. */
export interface FieldWords {
  /** What it is for. Always there, even when hidden from sight. */
  label: string;
  /**
   * Keeps the label for screen readers only.
   * @default false
   */
  isLabelHidden?: boolean;
  /** A hint below the label. */
  description?: string;
  /** What is wrong and how to mend it; shown while set. */
  errorMessage?: string;
}

/** Label, hint, control and error in one order for all fields. */
export function FieldFrame({
  label,
  isLabelHidden,
  description,
  errorMessage,
  children,
}: FieldWords & { children: ReactNode }) {
  const words = <Label className={styles.label}>{label}</Label>;
  return (
    <>
      {isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {description && (
        <Text slot="description" className={styles.hint}>
          {description}
        </Text>
      )}
      {children}
      <FieldError className={styles.error}>
        {({ validationErrors }) => (
          <>
            <CircleAlert size={14} />
            {errorMessage ?? validationErrors.join(' ')}
          </>
        )}
      </FieldError>
    </>
  );
}

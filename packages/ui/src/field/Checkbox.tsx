'use client';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';
import { Check, Minus } from '../icons';
import * as styles from './Checkbox.css';

export interface CheckboxProps {
  /** What is true when it is ticked. */
  children: ReactNode;
  isSelected?: boolean;
  defaultSelected?: boolean;
  /** Some, not all, of what it stands for. */
  isIndeterminate?: boolean;
  onChange?: (isSelected: boolean) => void;
  isDisabled?: boolean;
  isRequired?: boolean;
  name?: string;
  value?: string;
}

/** Yes or no. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox {...rest} className={styles.checkbox}>
      {({ isIndeterminate }) => (
        <>
          <span className={styles.box}>{isIndeterminate ? <Minus size={14} /> : <Check size={14} />}</span>
          {children}
        </>
      )}
    </AriaCheckbox>
  );
}

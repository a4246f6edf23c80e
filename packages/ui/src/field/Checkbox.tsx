'use client';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';
import { Check, Minus } from '../icons';
import * as styles from './Checkbox.css';

export interface CheckboxProps {
  /** What is true when it is ticked. */
  children: ReactNode;
  /** Whether it is ticked, where the page keeps that. */
  isSelected?: boolean;
  /**
   * Whether it begins ticked, where it keeps its own state.
   * @default false
   */
  defaultSelected?: boolean;
  /** Some, not all, of what it stands for. */
  isIndeterminate?: boolean;
  /** Called with whether it is ticked now. */
  onChange?: (isSelected: boolean) => void;
  /** Takes it out of reach. Say why next to it. */
  isDisabled?: boolean;
  /** Whether the form needs it ticked. */
  isRequired?: boolean;
  /** Key in the form's data. */
  name?: string;
  /**
   * What the form's data says when it is ticked.
   * @default 'on'
   */
  value?: string;
}

/** Yes or no. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox {...rest} className={styles.checkbox}>
      {({ isIndeterminate, isSelected }) => (
        <>
          <span className={styles.box}>
            {isIndeterminate && <Minus size={14} />}
            {isSelected && !isIndeterminate && <Check size={14} />}
          </span>
          {children}
        </>
      )}
    </AriaCheckbox>
  );
}

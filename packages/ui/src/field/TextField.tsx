'use client';
import type { ReactNode, Ref } from 'react';
import { Input, TextArea, TextField as AriaTextField } from 'react-aria-components';
import * as styles from '../internal/Field.css';
import { FieldFrame, type FieldWords } from '../internal/FieldFrame';

export interface TextFieldProps extends FieldWords {
  /** Key in the form's data. */
  name?: string;
  /** The text, where the page keeps it. */
  value?: string;
  /** What it begins with, where it keeps its own text. */
  defaultValue?: string;
  /** Called with the whole text after every change. */
  onChange?: (value: string) => void;
  /** Focus left it. */
  onBlur?: () => void;
  /** An example of what to write; never the only label. */
  placeholder?: string;
  /** Whether the form needs it filled. */
  isRequired?: boolean;
  /** Can be read, selected and copied, not changed. */
  isReadOnly?: boolean;
  /** Takes it out of reach. Say why next to it. */
  isDisabled?: boolean;
  /**
   * Several lines, which the reader can make higher.
   * @default false
   */
  isMultiline?: boolean;
  /**
   * Lines shown at first, when multiline.
   * @default 3
   */
  rows?: number;
  /**
   * What is written, for the keyboard of a phone and the browser's checks.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  /** The browser's word for what may be filled in, such as `email`. */
  autoComplete?: string;
  /** In UTF-16 units, as browsers count. */
  maxLength?: number;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
  /** A button in the row of the input, such as one that adds what was typed. */
  action?: ReactNode;
  /** The input itself, or the text area, to focus it by program. */
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** A line or a paragraph of text. */
export function TextField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isMultiline = false,
  rows = 3,
  placeholder,
  action,
  inputRef,
  ...rest
}: TextFieldProps) {
  const control = isMultiline ? (
    <TextArea
      ref={inputRef}
      className={`${styles.control} ${styles.multiline}`}
      rows={rows}
      placeholder={placeholder}
    />
  ) : (
    <Input ref={inputRef} className={styles.control} placeholder={placeholder} />
  );
  return (
    <AriaTextField {...rest} isInvalid={Boolean(errorMessage) || undefined} className={styles.field}>
      <FieldFrame {...{ label, isLabelHidden, description, errorMessage }}>
        {action ? (
          <div className={styles.row}>
            {control}
            {action}
          </div>
        ) : (
          control
        )}
      </FieldFrame>
    </AriaTextField>
  );
}

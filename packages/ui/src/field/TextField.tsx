'use client';
import { Input, TextArea, TextField as AriaTextField } from 'react-aria-components';
import * as styles from './Field.css';
import { FieldFrame, type FieldWords } from './FieldFrame';

export interface TextFieldProps extends FieldWords {
  /** Key in the form's data. */
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** An example of what to write; never the only label. */
  placeholder?: string;
  isRequired?: boolean;
  isReadOnly?: boolean;
  isDisabled?: boolean;
  /** Several lines, which the reader can make higher. */
  isMultiline?: boolean;
  /**
   * Lines shown at first, when multiline.
   * @default 3
   */
  rows?: number;
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  autoComplete?: string;
  maxLength?: number;
  autoFocus?: boolean;
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
  ...rest
}: TextFieldProps) {
  return (
    <AriaTextField {...rest} isInvalid={Boolean(errorMessage) || undefined} className={styles.field}>
      <FieldFrame {...{ label, isLabelHidden, description, errorMessage }}>
        {isMultiline ? (
          <TextArea
            className={`${styles.control} ${styles.multiline}`}
            rows={rows}
            placeholder={placeholder}
          />
        ) : (
          <Input className={styles.control} placeholder={placeholder} />
        )}
      </FieldFrame>
    </AriaTextField>
  );
}

'use client';
import type { RefObject } from 'react';
import { Button, Group, Input, SearchField as AriaSearchField } from 'react-aria-components';
import { Search, X } from '../icons';
import * as styles from '../internal/Field.css';
import { FieldFrame, type FieldWords } from '../internal/FieldFrame';

export interface SearchFieldProps extends FieldWords {
  /** The text, where the page keeps it. */
  value?: string;
  /** What it begins with, where it keeps its own text. */
  defaultValue?: string;
  /** Called with the whole text after every change. */
  onChange?: (value: string) => void;
  /** Enter was pressed. */
  onSubmit?: (value: string) => void;
  /** An example of what to look for; never the only label. */
  placeholder?: string;
  /**
   * Name of the button that empties it.
   * @default 'Clear search'
   */
  clearLabel?: string;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
  /** The input itself, to focus it by program. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** Text to look for. Escape, or the cross, empties it. */
export function SearchField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  placeholder,
  clearLabel = 'Clear search',
  inputRef,
  ...rest
}: SearchFieldProps) {
  return (
    <AriaSearchField {...rest} className={styles.field}>
      <FieldFrame {...{ label, isLabelHidden, description, errorMessage }}>
        <Group className={styles.control}>
          <span className={styles.lead}>
            <Search size={16} />
          </span>
          <Input ref={inputRef} className={styles.bare} placeholder={placeholder} />
          <Button className={styles.clear} aria-label={clearLabel}>
            <X size={14} />
          </Button>
        </Group>
      </FieldFrame>
    </AriaSearchField>
  );
}

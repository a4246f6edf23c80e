'use client';
import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
import { Check, ChevronDown } from '../icons';
import * as popup from '../internal/Popup.css';
import * as styles from '../internal/Field.css';
import { FieldFrame, type FieldWords } from '../internal/FieldFrame';

export interface SelectOption<Id extends string = string> {
  id: Id;
  label: string;
}

export interface SelectFieldProps<Id extends string = string> extends FieldWords {
  /** The choices, in their order. */
  options: readonly SelectOption<Id>[];
  /** The chosen one, where the page keeps it; null for none yet. */
  value?: Id | null;
  /** The one it begins with, where it keeps its own. */
  defaultValue?: Id;
  /** Called with the choice. */
  onChange?: (id: Id) => void;
  /** Key in the form's data. */
  name?: string;
  /**
   * Shown while nothing is chosen.
   * @default 'Select an item' in the reader's language
   */
  placeholder?: string;
  /** Whether the form needs a choice. */
  isRequired?: boolean;
  /** Takes it out of reach. Say why next to it. */
  isDisabled?: boolean;
}

/** One of a few choices. */
export function SelectField<Id extends string = string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  options,
  onChange,
  ...rest
}: SelectFieldProps<Id>) {
  const choose = (key: unknown) => {
    const chosen = options.find((option) => option.id === key);
    if (chosen) onChange?.(chosen.id);
  };
  return (
    <Select
      {...rest}
      onChange={choose}
      isInvalid={Boolean(errorMessage) || undefined}
      className={styles.field}
    >
      <FieldFrame {...{ label, isLabelHidden, description, errorMessage }}>
        <Button className={styles.control}>
          <SelectValue className={popup.grow} />
          <ChevronDown size={16} />
        </Button>
      </FieldFrame>
      <Popover className={popup.popup} offset={4}>
        <ListBox className={popup.list} items={options}>
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className={popup.option}>
              {({ isSelected }) => (
                <>
                  <span className={popup.grow}>{option.label}</span>
                  {isSelected && <Check size={16} />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}

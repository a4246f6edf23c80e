'use client';
import { useState } from 'react';
import { Group, Input, TextField, useLocale } from 'react-aria-components';
import * as field from '../internal/Field.css';
import { FieldFrame, type FieldWords } from '../internal/FieldFrame';
import { formatNumber, parseQuantity, separatorsOf, type Quantity } from '../internal/quantity';
import { useControlled } from '../internal/useControlled';
import { numberFaultWords, type NumberFaultWords } from './entry';
import * as styles from './NumberField.css';
import { UnitPart } from './UnitPart';
import { useNumberText } from './useNumberText';

export interface NumberFieldProps extends FieldWords {
  /** The number and its unit, where the page keeps them; null for none yet. */
  value?: Quantity | null;
  /**
   * What it begins with, where it keeps its own.
   * @default null
   */
  defaultValue?: Quantity | null;
  /** Called with each new quantity, on Enter, on leaving, on a step and with another unit; null when it was emptied. */
  onChange?: (value: Quantity | null) => void;
  /**
   * What it may be measured in. Several are a list to choose from, one is written beside the number, none is a bare
   * number with the unit ''.
   * @default []
   */
  units?: readonly string[];
  /**
   * The unit while there is no value.
   * @default the first of `units`
   */
  defaultUnit?: string;
  /**
   * Reads what was typed; null says that it cannot be read.
   * @default numbers in the reader's language, alone or before one of `units` ('120mg', '2 000 IU')
   */
  parse?: (text: string, unit: string) => Quantity | null;
  /** Smallest number that is taken. */
  min?: number;
  /** Largest number that is taken. */
  max?: number;
  /**
   * What an arrow key adds; Page Up and Page Down add ten of it. Any number between can be typed.
   * @default 1
   */
  step?: number;
  /**
   * Name of the list of units.
   * @default 'Unit'
   */
  unitLabel?: string;
  /** Why a text was not taken, in the words of the page. @default in English */
  faultWords?: Partial<NumberFaultWords>;
  /** An example of what to write; never the only label. */
  placeholder?: string;
  /** Key in the form's data, which gets the quantity as JSON, or '' for none. */
  name?: string;
  /** Whether the form needs it filled. */
  isRequired?: boolean;
  /** Can be read, selected and copied, not changed. */
  isReadOnly?: boolean;
  /** Takes it out of reach. Say why next to it. */
  isDisabled?: boolean;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
}

const noUnits: readonly string[] = [];

/**
 * A number with its unit as one value. A unit may be typed behind the number; what cannot be read stays as it was
 * typed, with the reason below, and the last value stays with it.
 */
export function NumberField({ units = noUnits, step = 1, isReadOnly = false, ...props }: NumberFieldProps) {
  const { label, isLabelHidden, description, min, max } = props;
  const { locale } = useLocale();
  const [value, change] = useControlled<Quantity | null>({
    value: props.value,
    defaultValue: props.defaultValue ?? null,
    onChange: props.onChange,
  });
  const [chosenUnit, setChosenUnit] = useState(props.defaultUnit ?? units[0] ?? '');
  const unit = value?.unit ?? chosenUnit;
  const readHere = (text: string, unit: string) => {
    const written = parseQuantity(text, units, separatorsOf(locale));
    return written && { unit, ...written };
  };
  const parse = props.parse ?? readHere;
  const entry = useNumberText({
    value,
    unit,
    range: { min, max, step },
    isReadOnly,
    parse: (text) => parse(text, unit),
    onChange: change,
  });

  const words = { ...numberFaultWords, ...props.faultWords };
  const faults = {
    unreadable: () => words.unreadable,
    tooSmall: () => words.tooSmall(formatNumber(min ?? 0, locale)),
    tooLarge: () => words.tooLarge(formatNumber(max ?? 0, locale)),
  };
  const errorMessage = entry.fault ? faults[entry.fault]() : props.errorMessage;
  const written = value ? formatNumber(value.value, locale) : '';
  const handleUnit = (next: string) => {
    setChosenUnit(next);
    if (value) change({ ...value, unit: next });
  };

  return (
    <TextField
      value={entry.draft ?? written}
      onChange={entry.onType}
      isInvalid={Boolean(errorMessage) || undefined}
      isRequired={props.isRequired}
      isReadOnly={isReadOnly}
      isDisabled={props.isDisabled}
      autoFocus={props.autoFocus}
      className={field.field}
    >
      <FieldFrame {...{ label, isLabelHidden, description, errorMessage }}>
        <Group role="group" aria-label={label} className={`${field.control} ${field.compound}`}>
          <Input
            role="spinbutton"
            inputMode={units.length > 1 ? 'text' : 'decimal'}
            autoComplete="off"
            placeholder={props.placeholder}
            className={`${field.bare} ${field.filling} ${styles.number}`}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={value?.value}
            aria-valuetext={entry.draft ?? `${written} ${unit}`.trim()}
            onBlur={entry.onBlur}
            onKeyDown={entry.onKeyDown}
          />
          <UnitPart
            label={props.unitLabel ?? 'Unit'}
            unit={unit}
            units={units}
            isDisabled={props.isDisabled || isReadOnly}
            onChange={handleUnit}
          />
        </Group>
      </FieldFrame>
      {props.name !== undefined && (
        <input type="hidden" name={props.name} value={value ? JSON.stringify(value) : ''} />
      )}
    </TextField>
  );
}

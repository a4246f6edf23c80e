'use client';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { outermost, type OutermostProps } from '../internal/outermost';
import { FormChip } from './FormChip';
import * as styles from './FormFactorPicker.css';
import {
  chooseForm,
  formFactors,
  initialValue,
  type FormFactorOption,
  type FormFactorValue,
} from './formFactors';
import { formFactorPictures } from './pictures';
import { volumeRange, type VolumeRange } from './volume';
import { VolumeRow } from './VolumeRow';

/** Form factor, volume and unit as one field with one value. */
export interface FormFactorPickerProps extends OutermostProps {
  /** Name of the whole field. @default 'Form factor' */
  label?: string;
  /** Name of the number field and the slider. @default 'Volume' */
  volumeLabel?: string;
  /** @default 'Unit' */
  unitLabel?: string;
  /** The volumes there may be. @default 0 to 1000, first 500 */
  range?: VolumeRange;
  /** Shown and spoken when a text was refused. @default 'Whole numbers from 0 to 1000. 500 mg stays.' */
  refusedLabel?: (volume: string) => string;
  /** Spoken after a form: what it is measured in once chosen. @default 'in mg' */
  measuredLabel?: (unit: string) => string;
  /** A volume in its unit, as it is spoken. @default '500 mg' */
  formatVolume?: (volume: number, unit: string) => string;
  /** A unit as it is read; the value keeps its own. @default the unit itself */
  formatUnit?: (unit: string) => string;
  /** @default the six usual ones */
  options?: readonly FormFactorOption[];
  /** A drawing for each option, by id. @default drawings of the six usual ones */
  pictures?: Record<string, ReactNode>;
  /** The value (controlled). */
  value?: FormFactorValue;
  /** @default the first form, the range's first volume, its default unit */
  defaultValue?: FormFactorValue;
  onChange?: (value: FormFactorValue) => void;
  /** Name in a form, which then sends the value as JSON. */
  name?: string;
  /** Takes the field out of reach. Say why next to it. */
  isDisabled?: boolean;
  ref?: Ref<HTMLFieldSetElement>;
}

const itself = (unit: string) => unit;
const inUnit = (unit: string) => `in ${unit}`;
const besideUnit = (volume: number, unit: string) => `${volume} ${unit}`;
const wholeNumbersOnly =
  ({ min, max }: VolumeRange) =>
  (volume: string) =>
    `Whole numbers from ${min} to ${max}. ${volume} stays.`;

/**
 * Chips, a number, a unit and a slider over one value. Choosing a form sets its default unit and keeps the volume;
 * only whole numbers in the range are taken, anything else leaves the previous one.
 */
export function FormFactorPicker({
  label = 'Form factor',
  volumeLabel = 'Volume',
  unitLabel = 'Unit',
  range = volumeRange,
  refusedLabel = wholeNumbersOnly(range),
  measuredLabel = inUnit,
  formatVolume = besideUnit,
  formatUnit = itself,
  options = formFactors,
  pictures = formFactorPictures,
  ref,
  ...props
}: FormFactorPickerProps) {
  const id = useId();
  const [own, setOwn] = useState(() => props.defaultValue ?? initialValue(options, range));
  const value = props.value ?? own;
  const units = options.find((option) => option.id === value.formFactor)?.units ?? [];

  const change = (next: FormFactorValue) => {
    setOwn(next);
    props.onChange?.(next);
  };

  return (
    <fieldset
      {...outermost(styles.picker, props)}
      ref={ref}
      disabled={props.isDisabled}
      data-disabled={props.isDisabled || undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <FormChip
            key={option.id}
            name={`${id}-form`}
            label={option.label}
            picture={pictures[option.id]}
            measured={measuredLabel(formatUnit(option.defaultUnit))}
            isChosen={option.id === value.formFactor}
            onChoose={() => change(chooseForm(value, option.id, options))}
          />
        ))}
      </div>
      <VolumeRow
        value={value}
        units={units}
        range={range}
        words={{ volumeLabel, unitLabel, refusedLabel, formatVolume, formatUnit }}
        onChange={change}
      />
      {props.name !== undefined && <input type="hidden" name={props.name} value={JSON.stringify(value)} />}
    </fieldset>
  );
}

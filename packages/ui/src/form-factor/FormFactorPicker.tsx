'use client';
import { useId, useState, type ReactNode } from 'react';
import * as styles from './FormFactorPicker.css';
import {
  chooseForm,
  formFactors,
  initialValue,
  volumeRange,
  type FormFactorOption,
  type FormFactorValue,
} from './formFactors';
import { formFactorPictures } from './pictures';
import { useVolumeText } from './useVolumeText';

/** Form factor, volume and unit as one field with one value. */
export interface FormFactorPickerProps {
  /** Name of the whole field. @default 'Form factor' */
  label?: string;
  /** Name of the number field and the slider. @default 'Volume' */
  volumeLabel?: string;
  /** @default 'Unit' */
  unitLabel?: string;
  /** @default the six usual ones */
  options?: readonly FormFactorOption[];
  /** A drawing for each option, by id. @default drawings of the six usual ones */
  pictures?: Record<string, ReactNode>;
  /** The value (controlled). */
  value?: FormFactorValue;
  /** @default the first form, 500, its default unit */
  defaultValue?: FormFactorValue;
  onChange?: (value: FormFactorValue) => void;
}

/**
 * Chips, a number, a unit and a slider over one value. Choosing a form sets its default unit and keeps the volume;
 * only whole numbers from 0 to 1000 are taken, anything else leaves the previous one.
 */
export function FormFactorPicker({
  label = 'Form factor',
  volumeLabel = 'Volume',
  unitLabel = 'Unit',
  options = formFactors,
  pictures = formFactorPictures,
  ...props
}: FormFactorPickerProps) {
  const id = useId();
  const [own, setOwn] = useState(() => props.defaultValue ?? initialValue(options));
  const value = props.value ?? own;
  const units = options.find((option) => option.id === value.formFactor)?.units ?? [];

  const change = (next: FormFactorValue) => {
    setOwn(next);
    props.onChange?.(next);
  };
  const setVolume = (volume: number) => change({ ...value, volume });
  const text = useVolumeText(value.volume, setVolume);

  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{label}</legend>
      <div role="radiogroup" aria-label={label} className={styles.chips}>
        {options.map((option) => (
          <label key={option.id} className={styles.chip}>
            <input
              type="radio"
              className={styles.radio}
              name={`${id}-form`}
              value={option.id}
              checked={option.id === value.formFactor}
              onChange={() => change(chooseForm(value, option.id, options))}
            />
            {pictures[option.id]}
            {option.label}
          </label>
        ))}
      </div>
      <div className={styles.row}>
        <label className={styles.labelled}>
          {volumeLabel}
          <input
            type="number"
            inputMode="numeric"
            className={styles.control}
            min={volumeRange.min}
            max={volumeRange.max}
            step={volumeRange.step}
            {...text}
          />
        </label>
        <label className={styles.labelled}>
          {unitLabel}
          <select
            className={styles.control}
            value={value.unit}
            onChange={(event) => change({ ...value, unit: event.target.value })}
          >
            {units.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </select>
        </label>
        <input
          type="range"
          className={styles.slider}
          aria-label={volumeLabel}
          aria-valuetext={`${value.volume} ${value.unit}`}
          min={volumeRange.min}
          max={volumeRange.max}
          step={volumeRange.step}
          value={value.volume}
          onChange={(event) => setVolume(event.target.valueAsNumber)}
        />
      </div>
    </fieldset>
  );
}

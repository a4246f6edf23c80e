import { useId } from 'react';
import * as styles from './FormFactorPicker.css';
import { chooseVolume, type FormFactorValue } from './formFactors';
import { useVolumeText } from './useVolumeText';
import type { VolumeEntry, VolumeRange } from './volume';

/** What the row says and how it writes its value. */
export interface VolumeWords {
  volumeLabel: string;
  unitLabel: string;
  refusedLabel: (volume: string) => string;
  formatVolume: (volume: number, unit: string) => string;
  formatUnit: (unit: string) => string;
}

export interface VolumeRowProps {
  value: FormFactorValue;
  units: readonly string[];
  range: VolumeRange;
  words: VolumeWords;
  onChange: (value: FormFactorValue) => void;
}

/** Number, unit and slider. None of them is a live region: whichever is used speaks for itself, once. */
export function VolumeRow({ value, units, range, words, onChange }: VolumeRowProps) {
  const id = useId();
  const { formFactor, volume, unit } = value;
  const spoken = words.formatVolume(volume, words.formatUnit(unit));
  const handleEntry = (entry: VolumeEntry) => {
    const next = chooseVolume(value, entry);
    if (next.volume !== volume || next.unit !== unit) onChange(next);
  };
  const chosen = `${formFactor} ${volume} ${unit}`;
  const { draft, isRefused, field } = useVolumeText({ volume, chosen, units, range, onEntry: handleEntry });

  return (
    <div className={styles.row}>
      <label className={styles.labelled}>
        <span id={id}>{words.volumeLabel}</span>
        {/* Not type="number": that one empties itself on what it cannot read, and cannot be pasted a unit. */}
        <input
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          className={styles.control}
          aria-valuemin={range.min}
          aria-valuemax={range.max}
          aria-valuenow={volume}
          aria-valuetext={draft ?? spoken}
          data-draft={draft !== null || undefined}
          {...field}
        />
      </label>
      <label className={styles.labelled}>
        {words.unitLabel}
        <span className={styles.unit}>
          <select
            className={styles.select}
            value={unit}
            onChange={(event) => onChange({ ...value, unit: event.target.value })}
          >
            {units.map((name) => (
              <option key={name} value={name}>
                {words.formatUnit(name)}
              </option>
            ))}
          </select>
        </span>
      </label>
      <div role="status" className={styles.refusal}>
        {isRefused && words.refusedLabel(spoken)}
      </div>
      <input
        type="range"
        className={styles.slider}
        aria-labelledby={id}
        aria-valuetext={spoken}
        min={range.min}
        max={range.max}
        step={range.step}
        value={volume}
        onChange={(event) => onChange({ ...value, volume: event.target.valueAsNumber })}
      />
    </div>
  );
}

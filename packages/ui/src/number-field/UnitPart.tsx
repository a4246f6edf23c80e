import { ChevronDown } from '../icons';
import * as styles from './NumberField.css';

interface UnitPartProps {
  label: string;
  unit: string;
  units: readonly string[];
  isDisabled: boolean | undefined;
  onChange: (unit: string) => void;
}

/** The unit behind a number: a list where there is a choice, plain text where there is none. */
export function UnitPart({ label, unit, units, isDisabled, onChange }: UnitPartProps) {
  if (units.length < 2) return unit && <span className={styles.unit}>{unit}</span>;
  return (
    <span className={styles.choice}>
      <select
        className={styles.select}
        aria-label={label}
        value={unit}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {units.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <ChevronDown size={14} />
      </span>
    </span>
  );
}

import { useId, type ReactNode } from 'react';
import * as styles from './FormFactorPicker.css';

export interface FormChipProps {
  name: string;
  label: string;
  picture: ReactNode;
  measured: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A form as a radio button that is all of its chip. */
export function FormChip({ name, label, picture, measured, isChosen, onChoose }: FormChipProps) {
  const id = useId();
  return (
    <>
      <label className={styles.chip}>
        <input
          type="radio"
          className={styles.radio}
          name={name}
          // Belongs to no form: the whole value is sent under the field's own name.
          form=""
          aria-describedby={id}
          checked={isChosen}
          onChange={onChoose}
        />
        {picture}
        {label}
      </label>
      {/* Beside the label: inside it would be part of the name. */}
      <span hidden id={id}>
        {measured}
      </span>
    </>
  );
}

import type { ProductKind } from '@seedbed/server/contract';
import { Text } from '@seedbed/ui/text';
import { useId } from 'react';
import * as styles from './KindChoice.css';
import { kindLabels, kinds } from './kindWords';

export interface KindChoiceProps {
  kind: ProductKind;
  /** Whether somebody chose it; otherwise its words say it. */
  isChosen: boolean;
  onChange: (kind: ProductKind) => void;
}

/** What a product is, and one press to say otherwise. */
export function KindChoice({ kind, isChosen, onChange }: KindChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        <Text>
          {isChosen ? 'You chose a' : 'This looks like a'} {kind}
          {' · Change'}
        </Text>
      </legend>
      {kinds.map((each) => (
        <label key={each} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === kind}
            onChange={() => onChange(each)}
          />
          {kindLabels[each]}
        </label>
      ))}
    </fieldset>
  );
}

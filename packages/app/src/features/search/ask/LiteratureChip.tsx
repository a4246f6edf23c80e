import { Check, Plus } from '@seedbed/ui/icons';
import { Text } from '@seedbed/ui/text';
import { useId } from 'react';
import { ToggleButton } from 'react-aria-components';
import * as styles from '../SearchPage.css';
import type { LiteratureChoice } from './useLiterature';

/** Lets questions look in public literature too. What leaves the house then stands beside it. */
export function LiteratureChip({ isOn, onChange }: LiteratureChoice) {
  const noteId = useId();
  return (
    <>
      <ToggleButton
        className={styles.chip}
        isSelected={isOn}
        onChange={onChange}
        aria-describedby={isOn ? noteId : undefined}
      >
        {isOn ? <Check size={14} /> : <Plus size={14} />}
        Literature
      </ToggleButton>
      {isOn && (
        <Text id={noteId} size="caption" tone="quiet">
          Europe PMC, PubMed, ClinicalTrials.gov, openFDA and NIH DSLD see the names in your question, nothing
          else.
        </Text>
      )}
    </>
  );
}

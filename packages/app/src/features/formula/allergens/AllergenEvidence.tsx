import { SelectField, TextField } from '@seedbed/ui/field';
import { evidenceKinds } from '../../../fields/allergenFields';
import * as styles from './allergens.css';
import type { Evidence, missingOf } from './confirming';

interface AllergenEvidenceProps {
  evidence: Evidence;
  /** What is wanted before it can be stored; null where nothing is, or nobody asked yet. */
  missing: ReturnType<typeof missingOf>;
  onChange: (evidence: Evidence) => void;
}

/** What the states of all chosen lines rest on. */
export function AllergenEvidence({ evidence, missing, onChange }: AllergenEvidenceProps) {
  return (
    <section aria-label="What it rests on" className={styles.evidence}>
      <SelectField
        label="It rests on"
        options={evidenceKinds}
        value={evidence.kind}
        errorMessage={missing === 'kind' ? 'Say what it rests on.' : undefined}
        onChange={(kind) => onChange({ ...evidence, kind: kind as Evidence['kind'] })}
      />
      <TextField
        label="Of the day"
        description="Year, month, day: 2026-01-05"
        value={evidence.date}
        errorMessage={missing === 'date' ? 'Write a day such as 2026-01-05.' : undefined}
        onChange={(date) => onChange({ ...evidence, date })}
      />
      <div className={styles.text}>
        <TextField
          label="What it says"
          description="Such as: allergen statement of the supplier, rev. 3, all 14 allergens absent"
          value={evidence.text}
          errorMessage={missing === 'text' ? 'Say what it says.' : undefined}
          onChange={(text) => onChange({ ...evidence, text })}
        />
      </div>
    </section>
  );
}

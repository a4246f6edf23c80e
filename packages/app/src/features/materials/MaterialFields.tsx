import { TextField } from '@seedbed/ui/field';
import { Stack } from '@seedbed/ui/layout';
import { Heading } from '@seedbed/ui/text';
import * as styles from './materials.css';
import type { Faults, MaterialWords } from './materialWords';

const groups: readonly {
  title: string;
  fields: readonly (readonly [field: keyof MaterialWords, label: string, hint?: string])[];
}[] = [
  {
    title: 'What it is',
    fields: [
      ['name', 'Name', 'What you call it, with its maker'],
      ['source', 'Form', 'The compound, as a label names it'],
    ],
  },
  {
    title: 'Potency and losses',
    fields: [
      ['potency', 'Potency, %'],
      ['overage', 'Overage, %'],
      ['moisture', 'Moisture, %'],
      ['density', 'Density, g/mL'],
    ],
  },
];

interface MaterialFieldsProps {
  words: MaterialWords;
  faults: Faults;
  onWordsChange: (words: MaterialWords) => void;
}

/** The fields of a material, in groups. */
export function MaterialFields({ words, faults, onWordsChange }: MaterialFieldsProps) {
  const field = (name: keyof MaterialWords, label: string, hint?: string) => (
    <TextField
      key={name}
      name={name}
      label={label}
      description={hint}
      value={words[name]}
      errorMessage={faults[name]}
      isMultiline={name === 'note'}
      onChange={(value) => onWordsChange({ ...words, [name]: value })}
    />
  );
  return (
    <Stack gap="large">
      {groups.map(({ title, fields }) => (
        <section key={title} aria-label={title}>
          <Heading level={3} size="body">
            {title}
          </Heading>
          <div className={styles.fields}>{fields.map((each) => field(...each))}</div>
        </section>
      ))}
      {field('note', 'Note')}
    </Stack>
  );
}

import type { Rfq } from '@seedbed/server/contract';
import { Heading, Text } from '@seedbed/ui/text';
import { dayInWords } from '../../../format/dates';
import { capitalised } from '../../../text/capitalised';
import { requestGroups } from './requestGroups';
import { askedLabels } from '../rfqWords';
import * as styles from '../sourcing.css';

/** What was asked for, as it was sent. */
export function RequestFacts({ rfq }: { rfq: Rfq }) {
  const fields = requestGroups(rfq).flatMap((group) => group.fields);
  const rows = fields.flatMap((field): [string, string][] => {
    if (field.kind === 'flag') return field.value ? [[field.label, 'Yes']] : [];
    if (field.kind === 'choice') {
      const chosen = field.options.find(({ id }) => id === field.value);
      return field.value === '' || !chosen ? [] : [[field.label, chosen.label]];
    }
    if (field.kind === 'quantity') return [];
    return field.value === null || field.value === '' ? [] : [[field.label, inWords(String(field.value))]];
  });
  const told: [string, string][] = [
    ...rows,
    ...(rfq.formulaVersion
      ? [[askedLabels.formulaVersion ?? '', `v${rfq.formulaVersion}`] as [string, string]]
      : []),
  ];
  return (
    <section aria-label="What is asked for" className={styles.part}>
      <Heading level={4} size="body">
        What is asked for
      </Heading>
      <dl className={styles.facts}>
        {told.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
    </section>
  );
}

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A day as people read one; other words as they were typed, but for their first letter. */
const inWords = (value: string) => (isDay(value) ? dayInWords(value, 'UTC') : capitalised(value));

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <Text as="dt" tone="quiet">
      {name}
    </Text>
    <dd>{value}</dd>
  </>
);

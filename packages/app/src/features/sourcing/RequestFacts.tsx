import type { Rfq } from '@seedbed/server/contract';
import { Heading, Text } from '@seedbed/ui/text';
import { requestGroups } from './requestGroups';
import { askedLabels } from './rfqWords';
import * as styles from './sourcing.css';

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
    return field.value === null || field.value === '' ? [] : [[field.label, String(field.value)]];
  });
  const told: [string, string][] = [
    ...rows,
    ...(rfq.formulaVersion
      ? [[askedLabels.formulaVersion ?? '', `v${rfq.formulaVersion}`] as [string, string]]
      : []),
  ];
  return (
    <section aria-label="What is asked for">
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

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <Text as="dt" tone="quiet">
      {name}
    </Text>
    <dd>{value}</dd>
  </>
);

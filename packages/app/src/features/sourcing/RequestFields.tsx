import type { Rfq, RfqPatch } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { DateField } from '@seedbed/ui/date-field';
import { SelectField } from '@seedbed/ui/field';
import { Stack } from '@seedbed/ui/layout';
import { Heading, Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { FieldGroups } from '../../fields/FieldGroups';
import { dayInWords } from '../../format/dates';
import { Failure } from './Failure';
import { requestGroups } from './requestGroups';
import { askedLabels, endOfDay } from './rfqWords';
import * as styles from './sourcing.css';
import { useFormulas, useFormulaVersions, useSourcingCalls } from './sourcing.api';
import { useAttempt } from './useAttempt';

interface RequestFieldsProps {
  rfq: Rfq;
  onSet: (patch: RfqPatch) => void;
}

/** What is asked for, to be said. */
export function RequestFields({ rfq, onSet }: RequestFieldsProps) {
  return (
    <Stack gap="medium">
      <section aria-label="Formula and due time">
        <div className={styles.fields}>
          <DueField dueAt={rfq.dueAt} onSet={onSet} />
          <FormulaChoice rfq={rfq} onSet={onSet} />
        </div>
      </section>
      <div>
        <FieldGroups groups={requestGroups(rfq)} isReadOnly={false} onSet={onSet} />
      </div>
    </Stack>
  );
}

const todayUtc = () => new Date().toISOString().slice(0, 10);

/** Until when quotes come: the end of a UTC day. A year that is half typed is a day long past, and not stored. */
function DueField({ dueAt, onSet }: Pick<Rfq, 'dueAt'> & Pick<RequestFieldsProps, 'onSet'>) {
  const stored = dueAt?.slice(0, 10) ?? null;
  const [typed, setTyped] = useState<string | null>();
  const isPast = typeof typed === 'string' && typed < todayUtc();
  const set = (day: string | null) => {
    setTyped(day);
    if (day === null) onSet({ dueAt: null });
    else if (day >= todayUtc() && day !== stored) onSet({ dueAt: endOfDay(day) });
  };
  return (
    <DateField
      label={askedLabels.dueAt ?? ''}
      description="Until the end of that day, UTC"
      value={typed === undefined ? stored : typed}
      errorMessage={isPast ? 'Enter a day that is still to come.' : undefined}
      onChange={set}
    />
  );
}

/** Which formula is to be made, by one of its saved versions. */
function FormulaChoice({ rfq, onSet }: RequestFieldsProps) {
  const { data: formulas } = useFormulas(rfq.productId);
  const formulaId = rfq.formulaId ?? formulas?.[0]?.id ?? null;
  const { data: versions } = useFormulaVersions(formulaId);
  const { saveVersion } = useSourcingCalls(rfq.productId);
  const { attempt, isPending, failure } = useAttempt();
  if (!formulas || (formulaId !== null && !versions)) return null;
  if (formulaId === null) {
    return (
      <Text as="p" tone="quiet">
        The product has no formula yet. Begin one in Formula: makers are asked for a saved version of it.
      </Text>
    );
  }
  const choose = (id: number, n: number | null) => onSet({ formulaId: id, formulaVersion: n });
  return (
    <>
      {formulas.length > 1 && (
        <SelectField
          label="Formula"
          options={formulas.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={String(formulaId)}
          onChange={(id) => choose(Number(id), null)}
        />
      )}
      {versions && versions.length > 0 && (
        <SelectField
          label={askedLabels.formulaVersion ?? ''}
          placeholder="Choose a version"
          options={versions.map(({ n, createdAt }) => ({
            id: String(n),
            label: `v${n}, ${dayInWords(createdAt)}`,
          }))}
          value={rfq.formulaVersion === null ? null : String(rfq.formulaVersion)}
          onChange={(n) => choose(formulaId, Number(n))}
        />
      )}
      <Stack gap="xsmall">
        <Button
          isPending={isPending}
          onPress={() => void attempt(async () => choose(formulaId, await saveVersion(formulaId)))}
        >
          Ask for the formula as it is now
        </Button>
        <Failure error={failure} title="No version was saved" />
      </Stack>
    </>
  );
}

interface RequestFactsProps {
  rfq: Rfq;
}

/** What was asked for, as it was sent. */
export function RequestFacts({ rfq }: RequestFactsProps) {
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
  const due = rfq.dueAt && dayInWords(rfq.dueAt, 'UTC');
  const told: [string, string][] = [
    ...rows,
    ...(due ? [[askedLabels.dueAt ?? '', due] as [string, string]] : []),
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

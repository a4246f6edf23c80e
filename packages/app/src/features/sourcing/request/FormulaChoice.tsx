import type { Rfq, RfqPatch } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { SelectField } from '@seedbed/ui/field';
import { Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { dayInWords } from '../../../format/dates';
import { Failure } from '../../../feedback/Failure';
import { askedLabels } from '../rfqWords';
import * as styles from '../sourcing.css';
import { useFormulas, useFormulaVersions, useSourcingCalls } from '../sourcing.api';
import { useAttempt } from '../../../feedback/useAttempt';

interface FormulaChoiceProps {
  rfq: Rfq;
  onSet: (patch: RfqPatch) => void;
}

/** Which formula is to be made, by one of its saved versions. */
export function FormulaChoice({ rfq, onSet }: FormulaChoiceProps) {
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
    <div className={styles.fields}>
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
    </div>
  );
}

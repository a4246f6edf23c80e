import type { FormulaDiff, FormulaDraft, FormulaVersion, StoredFormula } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { FieldDifference } from '@seedbed/ui/difference';
import { SelectField } from '@seedbed/ui/field';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Text } from '@seedbed/ui/text';
import { useMemo, useState } from 'react';
import { errorWords } from '../../../api/problem';
import type { VersionDialogProps } from './versionedFormula';
import { costWords, diffFields } from './diffFields';
import { useVersionDiff, useVersions } from './versions.api';

export interface CompareDialogProps extends VersionDialogProps {
  /** The version that is compared first. @default the newest */
  first?: number;
  /** Offers to save the draft as a version, once the difference was seen. @default not offered */
  onSave?: () => void;
}

const draftId = 'draft';
const nameOf = (id: string) => (id === draftId ? 'Draft' : `Version ${id}`);

/** Two versions, or a version and the draft: lines, label, cost and checks that differ. */
export function CompareDialog({ formula, first, onClose, onSave }: CompareDialogProps) {
  const { data: versions, error } = useVersions(formula.id);
  return (
    <Dialog
      title="Compare"
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        onSave && (
          <Button variant="primary" onPress={onSave}>
            Save version
          </Button>
        )
      }
    >
      {error !== undefined && !versions && (
        <Notice tone="critical" title="The versions could not be loaded">
          {errorWords(error)}
        </Notice>
      )}
      {versions?.length === 0 && (
        <Text as="p">There is no version yet. Save one, then compare the draft with it.</Text>
      )}
      {versions && versions.length > 0 && <Comparison {...{ formula, versions, first }} />}
      {!versions && error === undefined && <Skeleton lines={5} />}
    </Dialog>
  );
}

interface ComparisonProps {
  formula: StoredFormula;
  versions: readonly FormulaVersion[];
  first: number | undefined;
}

function Comparison({ formula, versions, first }: ComparisonProps) {
  const [before, setBefore] = useState(String(first ?? versions[0]?.n));
  const [after, setAfter] = useState(draftId);
  const options = versions.map(({ n }) => ({ id: String(n), label: nameOf(String(n)) }));
  const b = after === draftId ? draftId : Number(after);
  const { data: diff, error } = useVersionDiff(formula.id, { a: Number(before), b, rev: formula.rev });
  return (
    <Stack gap="medium">
      <Inline gap="small">
        <SelectField label="From" options={options} value={before} onChange={setBefore} />
        <SelectField
          label="To"
          options={[{ id: draftId, label: 'Draft' }, ...options]}
          value={after}
          onChange={setAfter}
        />
      </Inline>
      {error !== undefined && !diff && (
        <Notice tone="critical" title="The versions could not be compared">
          {errorWords(error)}
        </Notice>
      )}
      {diff ? (
        <Differences diff={diff} draft={formula} heads={[nameOf(before), nameOf(after)]} />
      ) : (
        error === undefined && <Skeleton lines={5} />
      )}
    </Stack>
  );
}

const partNames = { lines: 'Lines', panel: 'Label', checks: 'Checks' };

interface DifferencesProps {
  diff: FormulaDiff;
  draft: FormulaDraft;
  heads: readonly [before: string, after: string];
}

function Differences({ diff, draft, heads: [beforeLabel, afterLabel] }: DifferencesProps) {
  const parts = useMemo(() => diffFields(diff, draft), [diff, draft]);
  const cost = costWords(diff.cost);
  const heads = { beforeLabel, afterLabel };
  if (parts.lines.length + parts.panel.length + parts.checks.length === 0) {
    return <Text as="p">They are the same.</Text>;
  }
  return (
    <>
      {cost && (
        <Text as="p" weight="medium">
          {cost}
        </Text>
      )}
      {(['lines', 'panel', 'checks'] as const).map(
        (part) =>
          parts[part].length > 0 && (
            <FieldDifference key={part} label={partNames[part]} fields={parts[part]} {...heads} />
          ),
      )}
    </>
  );
}

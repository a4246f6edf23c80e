import type { FormulaLine } from '@seedbed/server/contract';
import { SourceList } from '@seedbed/ui/citations';
import { Dialog } from '@seedbed/ui/dialog';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Suspense } from 'react';
import { units } from '../../../text/units';
import { useBench, useBenchState } from '../bench/benchContext';
import { LateFields } from '../../../fields/lateFields';
import { fieldOps } from '../model/fieldOps';
import { lineName } from '../model/lineName';
import { lineOf } from '../model/paths';
import { lineGroups } from './lineGroups';

interface LineDetailsProps {
  lineId: string;
  /** The label of the field that it was opened for. */
  field?: string;
  onClose: () => void;
}

/** All that a line holds, in groups; what is set shows on the label at once. */
export function LineDetails({ lineId, field, onClose }: LineDetailsProps) {
  const { kept, nutrients, basis, isReadOnly } = useBench();
  const formula = useBenchState(({ kept }) => kept.formula);
  const line = lineOf(formula, lineId);
  if (!line) return null;
  const { cite } = line;
  return (
    <Dialog title={lineName(line)} size="large" isOpen onOpenChange={(isShown) => !isShown && onClose()}>
      {cite && <CitationOf cite={cite} />}
      <Suspense fallback={<Skeleton shape="rect" height="20rem" />}>
        <LateFields
          groups={lineGroups(line, formula, { nutrients, basis })}
          isReadOnly={isReadOnly}
          wanted={field}
          onSet={(change) => kept.change(fieldOps(line.id, change))}
        />
      </Suspense>
    </Dialog>
  );
}

/** The passage that the line rests on, with its source to open. */
function CitationOf({ cite }: { cite: NonNullable<FormulaLine['cite']> }) {
  const { n, kind, title, source, url, passage } = cite;
  const citation = {
    n: n ?? 1,
    kind: kind ?? '',
    title: title ?? 'Untitled',
    source: source ?? '',
    url: url ?? null,
    passage: passage ?? '',
  };
  return <SourceList label="It rests on" citations={[citation]} units={units} />;
}

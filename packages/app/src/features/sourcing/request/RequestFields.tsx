import type { Rfq, RfqPatch } from '@seedbed/server/contract';
import { Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense } from 'react';
import { LateFields } from '../../../fields/lateFields';
import { requestGroups } from './requestGroups';

const FormulaChoice = lazy(async () => ({ default: (await import('./FormulaChoice')).FormulaChoice }));

interface RequestFieldsProps {
  rfq: Rfq;
  /** Tells whether it was stored, where that can fail. */
  onSet: (patch: RfqPatch) => void | Promise<boolean>;
}

/** What is asked for, to be said. */
export function RequestFields({ rfq, onSet }: RequestFieldsProps) {
  return (
    <Suspense fallback={<Text tone="quiet">Loading...</Text>}>
      <Stack gap="medium">
        <FormulaChoice rfq={rfq} onSet={(patch) => void onSet(patch)} />
        <div>
          <LateFields groups={requestGroups(rfq)} isReadOnly={false} onSet={onSet} />
        </div>
      </Stack>
    </Suspense>
  );
}

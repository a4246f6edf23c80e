import type { StoredFormula, WholeFormulaVersion } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Skeleton } from '@seedbed/ui/skeleton';
import { lazy, Suspense, useMemo } from 'react';
import { errorWords } from '../../../api/problem';
import { LatePlant, ownDraft } from '../../garden';
import type { Basis, Whole } from '../model/computed';
import { checkGroups } from '../strip/checkGroups';
import { StripOf } from '../strip/StripOf';
import { useVersion } from './versions.api';
import { versionText } from './versionText';

const SavedLines = lazy(async () => ({ default: (await import('./SavedLines')).SavedLines }));
const SavedChecks = lazy(async () => ({ default: (await import('../strip/CheckItems')).CheckItems }));
const SavedLabel = lazy(async () => ({ default: (await import('../label/SavedLabel')).SavedLabel }));

interface VersionViewProps {
  formula: StoredFormula;
  n: number;
  basis: Basis;
  onClose: () => void;
}

/** A version as it was saved: its lines, its label, its sums and its checks. It can be read and copied. */
export function VersionView({ formula, n, basis, onClose }: VersionViewProps) {
  const { data: version, error } = useVersion(formula.id, n);
  return (
    <Dialog
      title={`${formula.name}, version ${n}`}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <div data-plantable>
          <Inline gap="xsmall">
            {version && (
              <LatePlant
                of={`version ${n} of ${formula.name}`}
                draft={() => ownDraft('formula', `${formula.name}, version ${n}`, versionText(version))}
              />
            )}
            <Button onPress={onClose}>Back to the versions</Button>
          </Inline>
        </div>
      }
    >
      {version ? (
        <Saved formula={formula} version={version} basis={basis} />
      ) : error === undefined ? (
        <Skeleton lines={8} />
      ) : (
        <Notice tone="critical" title="The version could not be loaded">
          {errorWords(error)}
        </Notice>
      )}
    </Dialog>
  );
}

interface SavedProps {
  formula: StoredFormula;
  version: WholeFormulaVersion;
  basis: Basis;
}

function Saved({ formula: { id, productId }, version, basis }: SavedProps) {
  const formula = useMemo(
    () => ({ ...version.formula, id, productId }) as StoredFormula,
    [version, id, productId],
  );
  const computed = version as Whole;
  return (
    <Stack gap="medium">
      <Suspense fallback={<Skeleton lines={4} />}>
        <SavedLines
          label={`Lines of version ${version.n}`}
          formula={formula}
          computed={computed}
          basis={basis}
        />
      </Suspense>
      <StripOf formula={formula} computed={computed} />
      <Suspense fallback={<Skeleton shape="rect" height="16rem" />}>
        <SavedLabel panel={computed.panel} draft={formula} />
      </Suspense>
      <Suspense fallback={<Skeleton lines={3} />}>
        <SavedChecks groups={checkGroups(formula, computed.checks)} />
      </Suspense>
    </Stack>
  );
}

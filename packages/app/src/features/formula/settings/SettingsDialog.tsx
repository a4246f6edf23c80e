import { Dialog } from '@seedbed/ui/dialog';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Suspense } from 'react';
import { useBench, useBenchState } from '../bench/benchContext';
import { LateFields } from '../../../fields/lateFields';
import { settingGroups } from './settingGroups';

interface SettingsDialogProps {
  /** The label of the field that it was opened for. */
  field?: string;
  onClose: () => void;
}

/** What a formula is for and how its label is reckoned; each choice shows on the label at once. */
export function SettingsDialog({ field, onClose }: SettingsDialogProps) {
  const { kept, basis, nutrients, isReadOnly } = useBench();
  const formula = useBenchState(({ kept }) => kept.formula);
  return (
    <Dialog
      title="Settings of the formula"
      size="large"
      isOpen
      onOpenChange={(isShown) => !isShown && onClose()}
    >
      <Suspense fallback={<Skeleton shape="rect" height="20rem" />}>
        <LateFields
          groups={settingGroups(formula, { ...basis.data, nutrients })}
          isReadOnly={isReadOnly}
          wanted={field}
          onSet={(change) =>
            kept.change(
              Object.entries(change).map(([path, value]) => ({
                op: 'setFormula',
                path,
                value: value ?? null,
              })),
            )
          }
        />
      </Suspense>
    </Dialog>
  );
}

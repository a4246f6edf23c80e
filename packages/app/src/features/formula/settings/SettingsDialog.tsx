import { Dialog } from '@seedbed/ui/dialog';
import { useBench, useBenchState } from '../benchContext';
import { FieldGroups } from '../fields/FieldGroups';
import { settingGroups } from './settingGroups';

/** What a formula is for and how its label is reckoned; each choice shows on the label at once. */
export function SettingsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { kept, basis, isReadOnly } = useBench();
  const formula = useBenchState(({ kept }) => kept.formula);
  return (
    <Dialog
      title="Settings of the formula"
      size="large"
      isOpen={isOpen}
      onOpenChange={(isShown) => !isShown && onClose()}
    >
      <FieldGroups
        groups={settingGroups(formula, basis.data.capsules)}
        isReadOnly={isReadOnly}
        onSet={(change) =>
          kept.change(
            Object.entries(change).map(([path, value]) => ({ op: 'setFormula', path, value: value ?? null })),
          )
        }
      />
    </Dialog>
  );
}

import { Dialog } from '@seedbed/ui/dialog';
import { useBench, useBenchState } from '../benchContext';
import { FieldGroups } from '../fields/FieldGroups';
import { fieldOps } from '../grid/lineEdits';
import { lineName } from '../model/lineName';
import { lineOf } from '../model/paths';
import { lineGroups } from './lineGroups';

interface LineDetailsProps {
  /** null: closed. */
  lineId: string | null;
  onClose: () => void;
}

/** All that a line holds, in groups; what is set shows on the label at once. */
export function LineDetails({ lineId, onClose }: LineDetailsProps) {
  const { kept, isReadOnly } = useBench();
  const formula = useBenchState(({ kept }) => kept.formula);
  const line = lineId === null ? undefined : lineOf(formula, lineId);
  if (!line) return null;
  return (
    <Dialog title={lineName(line)} size="large" isOpen onOpenChange={(isShown) => !isShown && onClose()}>
      <FieldGroups
        groups={lineGroups(line, formula)}
        isReadOnly={isReadOnly}
        onSet={(change) => kept.change(fieldOps(line.id, change))}
      />
    </Dialog>
  );
}

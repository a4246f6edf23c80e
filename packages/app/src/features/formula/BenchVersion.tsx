import type { FormulaCheck } from '@seedbed/server/contract';
import { useBench } from './benchContext';
import type { VersionMatter } from './compare/VersionActions';
import { VersionDialog } from './compare/VersionDialog';
import { columnOf, fieldOf } from './grid/checkCells';
import { useVersioned } from './useVersioned';

interface BenchVersionProps {
  matter: VersionMatter;
  onClose: () => void;
}

/** The dialog of what is to be done with the versions of the bench's formula. */
export function BenchVersion(props: BenchVersionProps) {
  const { goToCell, openLine } = useBench();
  const goTo = (check: FormulaCheck) => {
    if (check.line === undefined) return;
    const [lineId, field] = [String(check.line), fieldOf(check)];
    props.onClose();
    // The dialog gives the focus back to where it was opened from: the line comes after that.
    requestAnimationFrame(() => (field ? openLine(lineId, field) : goToCell(lineId, columnOf(check))));
  };
  return <VersionDialog {...useVersioned()} {...props} onGoTo={goTo} />;
}

import { useState } from 'react';
import { headerRow, move, type Extent, type Position, type Step } from './position';
import { fit, only, rangeOf, type Selection } from './range';

/** The selected cells and the ways to change them. A cell that is not there yet is waited for at the nearest one. */
export function useSelection(extent: Extent) {
  const [wanted, setSelection] = useState<Selection>(() => only({ row: 0, column: 0 }));
  const selection = fit(wanted, extent);
  const { anchor, focus } = selection;

  const select = (position: Position, isExtending = false) => {
    const isRange = isExtending && anchor.row !== headerRow;
    setSelection(
      isRange ? { anchor, focus: { ...position, row: Math.max(0, position.row) } } : only(position),
    );
  };

  return {
    selection,
    range: rangeOf(selection),
    select,
    setSelection,
    go: (step: Step, isExtending: boolean) => select(move(focus, step, extent), isExtending),
  };
}

import { Button } from '@seedbed/ui/button';
import { useState } from 'react';
import { useBench, useLive } from '../benchContext';
import { columnOf, fieldOf } from '../grid/checkCells';
import { CheckItems, type CheckOfLine } from './CheckItems';

/** Checks that are shown at first: each key lays all of them out anew, and sixty lines have hundreds. */
const shownAtFirst = 40;

/** What was found, the worst first; each leads to the cell it is about. It follows a moment behind what is typed. */
export function CheckList() {
  const { formula, computed } = useLive();
  const [isWhole, setIsWhole] = useState(false);
  const { checks } = computed;
  const shown = isWhole ? checks : checks.slice(0, shownAtFirst);
  return (
    <>
      <CheckItems formula={formula} checks={shown} Action={ToCell} />
      {shown.length < checks.length && (
        <Button size="small" onPress={() => setIsWhole(true)}>
          Show all {checks.length} checks
        </Button>
      )}
    </>
  );
}

function ToCell({ check, line }: CheckOfLine) {
  const { goToCell, openLine } = useBench();
  if (check.line === undefined) return null;
  const lineId = String(check.line);
  const field = fieldOf(check);
  const words = field ? 'Open line' : 'Go to cell';
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`${words}: ${line ?? 'the line'}`}
      onPress={() => void (field ? openLine(lineId, field) : goToCell(lineId, columnOf(check)))}
    >
      {words}
    </Button>
  );
}

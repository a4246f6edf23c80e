import type { Check } from '@seedbed/server/formula';
import { Button } from '@seedbed/ui/button';
import { useDeferredValue, useState } from 'react';
import { useBench, useBenchState } from '../benchContext';
import { columnOf } from '../grid/checkCells';
import { CheckItems, type CheckOfLine } from './CheckItems';

/** Checks that are shown at first: each key lays all of them out anew, and sixty lines have hundreds. */
const shownAtFirst = 40;

/** What was found, the worst first; each leads to the cell it is about. It follows a moment behind what is typed. */
export function CheckList() {
  const { formula, computed } = useDeferredValue(useBenchState(({ live }) => live));
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

/** Checks about what a line holds beside the grid's columns. */
const isInDetails = ({ code }: Check) => code.startsWith('allergen') || code.startsWith('profile');

function ToCell({ check, line }: CheckOfLine) {
  const { goToCell, openLine } = useBench();
  if (check.line === undefined) return null;
  const lineId = String(check.line);
  const words = isInDetails(check) ? 'Open line' : 'Go to cell';
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`${words}: ${line ?? 'the line'}`}
      onPress={() => void (isInDetails(check) ? openLine(lineId) : goToCell(lineId, columnOf(check)))}
    >
      {words}
    </Button>
  );
}

import type { Check } from '@seedbed/server/formula';
import { Button } from '@seedbed/ui/button';
import { useBench, useBenchState } from '../benchContext';
import { columnOf } from '../grid/checkCells';
import { CheckItems } from './CheckItems';

/** What was found, the worst first; each leads to the cell it is about. */
export function CheckList() {
  const { formula, computed } = useBenchState(({ live }) => live);
  return <CheckItems formula={formula} checks={computed.checks} action={toCell} />;
}

const toCell = (check: Check, line: string | undefined) =>
  check.line !== undefined && <ToCell check={check} line={line} />;

/** Checks about what a line holds beside the grid's columns. */
const isInDetails = ({ code }: Check) => code.startsWith('allergen') || code.startsWith('profile');

function ToCell({ check, line }: { check: Check; line: string | undefined }) {
  const { goToCell, openLine } = useBench();
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

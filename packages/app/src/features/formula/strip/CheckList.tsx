import { Button } from '@seedbed/ui/button';
import { useMemo, useState } from 'react';
import { useBench, useLive } from '../bench/benchContext';
import { placeOf } from '../grid/checkPlaces';
import { checkGroups } from './checkGroups';
import { CheckItems, type CheckActionProps } from './CheckItems';

/** Checks that are shown at first: each key lays all of them out anew, and sixty lines have hundreds. */
const shownAtFirst = 40;

/** What was found, the worst first; each leads to the cell or setting it is about. It follows a moment behind what is typed. */
export function CheckList() {
  const { formula, computed } = useLive();
  const [isWhole, setIsWhole] = useState(false);
  const { checks } = computed;
  const all = useMemo(() => checkGroups(formula, checks), [formula, checks]);
  const shown = useMemo(() => (isWhole ? all : all.slice(0, shownAtFirst)), [all, isWhole]);
  return (
    <>
      <CheckItems groups={shown} Action={ToPlace} />
      {shown.length < all.length && (
        <Button size="small" onPress={() => setIsWhole(true)}>
          Show all checks
        </Button>
      )}
    </>
  );
}

const words = { cell: 'Go to cell', details: 'Open line', setting: 'Open setting' } as const;

function ToPlace({ check, line, isOneOfSeveral }: CheckActionProps) {
  const { kept, goTo } = useBench();
  const place = placeOf(check, kept.getState().live.formula.lines);
  if (!place) return null;
  const what = place.kind === 'setting' ? place.field : (line ?? 'the line');
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`${words[place.kind]}: ${what}`}
      onPress={() => goTo(place)}
    >
      {isOneOfSeveral ? what : words[place.kind]}
    </Button>
  );
}

import { Button } from '@seedbed/ui/button';
import { useState } from 'react';
import { useBench, useLive } from '../benchContext';
import { placeOf } from '../grid/checkPlaces';
import { CheckItems, type CheckOfLine } from './CheckItems';

/** Checks that are shown at first: each key lays all of them out anew, and sixty lines have hundreds. */
const shownAtFirst = 40;

/** What was found, the worst first; each leads to the cell or setting it is about. It follows a moment behind what is typed. */
export function CheckList() {
  const { formula, computed } = useLive();
  const [isWhole, setIsWhole] = useState(false);
  const { checks } = computed;
  const shown = isWhole ? checks : checks.slice(0, shownAtFirst);
  return (
    <>
      <CheckItems formula={formula} checks={shown} Action={ToPlace} />
      {shown.length < checks.length && (
        <Button size="small" onPress={() => setIsWhole(true)}>
          Show all {checks.length} checks
        </Button>
      )}
    </>
  );
}

const words = { cell: 'Go to cell', details: 'Open line', setting: 'Open setting' } as const;

function ToPlace({ check, line }: CheckOfLine) {
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
      {words[place.kind]}
    </Button>
  );
}

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { dropBy, unitOf, type MoveStep, type StripUnit, type TabDrop } from './tabs';
import type { TabStripWords } from '../words';

/** What `useMoves` needs. */
export interface MovesOptions {
  units: readonly StripUnit[];
  words: TabStripWords;
  onMove: (unitId: string, drop: TabDrop) => void;
  /** The unit stands elsewhere now. */
  onMoved: (unitId: string) => void;
}

/** Moves units, and puts in words where they came to stand: what was asked for may not be what happened. */
export function useMoves(options: MovesOptions) {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const asked = useRef<{ id: string; place: number } | undefined>(undefined);
  const [spoken, setSpoken] = useState('');

  const moveTo = useCallback((id: string, drop: TabDrop) => {
    asked.current = { id, place: latest.current.units.findIndex((unit) => unit.id === id) };
    latest.current.onMove(id, drop);
  }, []);
  const moveBy = useCallback(
    (unit: StripUnit, step: MoveStep) => {
      const drop = dropBy(latest.current.units, unit.id, step);
      if (drop) moveTo(unit.id, drop);
    },
    [moveTo],
  );

  const { units } = options;
  useLayoutEffect(() => {
    const { id, place } = asked.current ?? {};
    const unit = id === undefined ? undefined : unitOf(units, id);
    asked.current = undefined;
    const now = unit ? units.indexOf(unit) : -1;
    if (!unit || now === place) return;
    const title = unit.tabs.map((tab) => tab.title).join(', ');
    setSpoken(latest.current.words.moved(title, now + 1, units.length));
    latest.current.onMoved(unit.id);
  }, [units]);

  return { moveTo, moveBy, spoken };
}

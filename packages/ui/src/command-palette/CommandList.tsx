'use client';
import { useId, useMemo, useState } from 'react';
import { announce } from '../announcer';
import { gatherSections } from '../internal/sections';
import { findCommands, indexCommands, type Command } from './findCommands';
import { FindField } from './FindField';
import { FoundList, optionId } from './FoundList';
import { useDrawnWhole } from './useDrawnWhole';
import { useWalk } from './useWalk';

interface CommandListProps {
  label: string;
  commands: readonly Command[];
  onChoose: (id: string) => void;
  placeholder?: string;
  emptyLabel?: string;
  limit?: number;
  found?: readonly Command[];
  onTyped?: (typed: string) => void;
}

const none: readonly Command[] = [];

/** Options that are seen without scrolling, and one that shows that there are more. */
const seenAtOnce = 11;

/** The field and what it finds; headings stand only while nothing is typed, since what is found is in order of fit. */
export function CommandList({
  label,
  commands,
  onChoose,
  placeholder = label,
  emptyLabel = 'Nothing found',
  limit = 50,
  found: elsewhere = none,
  onTyped,
}: CommandListProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const index = useMemo(() => indexCommands(commands), [commands]);
  const hasTyped = typed.trim() !== '';
  const found = useMemo(() => findCommands(index, typed, limit), [index, typed, limit]);
  const isWhole = useDrawnWhole(typed);
  const entries = useMemo(() => {
    if (!hasTyped) return gatherSections(found);
    const fitting = new Set(found.map(({ id: own }) => own));
    return [...found, ...gatherSections(elsewhere.filter(({ id: own }) => !fitting.has(own)))];
  }, [hasTyped, found, elsewhere]);
  const listed = useMemo(
    () => entries.flatMap((entry) => ('options' in entry ? entry.options : [entry])),
    [entries],
  );
  const take = (chosen: Command | undefined) => {
    // Whoever presses it hears why nothing happens; the list stays.
    if (chosen?.unavailable !== undefined) announce(chosen.unavailable, 'assertive');
    else if (chosen) onChoose(chosen.id);
  };
  const takeAt = (place: number) => take(listed[place]);
  const walk = useWalk({ typed, count: listed.length, take: takeAt });
  const here = walk.at === null ? undefined : listed[walk.at];
  const seen = Math.max(seenAtOnce, (walk.at ?? 0) + 1);
  return (
    <>
      <FindField
        listId={id}
        hereId={here && optionId(id, here)}
        onType={(text) => {
          setTyped(text);
          onTyped?.(text);
        }}
        {...{ label, placeholder, typed, walk }}
      />
      <FoundList
        entries={hasTyped && !isWhole ? entries.slice(0, seen) : entries}
        typed={hasTyped ? typed : ''}
        take={takeAt}
        {...{ id, label, emptyLabel, walk }}
      />
    </>
  );
}

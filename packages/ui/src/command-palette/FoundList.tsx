import type { PointerEvent, ReactNode, SyntheticEvent } from 'react';
import * as popup from '../internal/Popup.css';
import type { OptionSection } from '../internal/sections';
import { Choice } from './Choice';
import * as styles from './CommandPalette.css';
import type { Command } from './findCommands';
import type { Walk } from './useWalk';

interface FoundListProps {
  id: string;
  label: string;
  /** What it says where there is none. */
  emptyLabel: string;
  entries: readonly (Command | OptionSection<Command>)[];
  /** Marked in the labels. */
  typed: string;
  walk: Walk;
  take: (place: number) => void;
}

/** The place of the choice that an event came from. */
function placeOf({ target }: SyntheticEvent): number | undefined {
  const choice = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  return choice ? Number(choice.dataset.place) : undefined;
}

export const optionId = (listId: string, { id }: Command): string => `${listId} ${id}`.replaceAll(/\s/g, '-');

/** What was found, or everything under its headings. The focus stays in the field: keys are the field's. */
export function FoundList({ id, label, emptyLabel, entries, typed, walk, take }: FoundListProps) {
  const all = entries.flatMap((entry) => ('options' in entry ? entry.options : [entry]));
  const places = new Map(all.map((command, place) => [command, place]));
  const choice = (command: Command) => {
    const place = places.get(command) ?? 0;
    return (
      <Choice
        key={command.id}
        id={optionId(id, command)}
        at={place === walk.at ? walk.by : undefined}
        {...{ command, typed, place }}
      />
    );
  };
  const handlePointer = (event: PointerEvent) => {
    const place = event.pointerType === 'mouse' ? placeOf(event) : undefined;
    if (place !== undefined) walk.point(place);
  };
  const handleClick = (event: SyntheticEvent) => {
    const place = placeOf(event);
    if (place !== undefined) take(place);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={`${popup.list} ${styles.list}`}
      onPointerMove={handlePointer}
      onMouseDown={(event) => event.preventDefault()}
      onClick={handleClick}
    >
      {entries.length === 0 && (
        <div role="option" aria-selected={false} aria-disabled className={styles.empty}>
          {emptyLabel}
        </div>
      )}
      {entries.map((entry) => ('options' in entry ? headed(entry, choice) : choice(entry)))}
    </div>
  );
}

function headed({ id, title, options }: OptionSection<Command>, choice: (command: Command) => ReactNode) {
  return (
    <div key={id} role="group" aria-label={title} className={popup.section}>
      <div aria-hidden className={popup.sectionTitle}>
        {title}
      </div>
      {options.map(choice)}
    </div>
  );
}

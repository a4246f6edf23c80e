import { memo, useEffect, useRef } from 'react';
import { OptionText } from '../internal/OptionText';
import * as popup from '../internal/Popup.css';
import * as styles from './CommandPalette.css';
import type { Command } from './findCommands';

interface ChoiceProps {
  id: string;
  command: Command;
  typed: string;
  /** Its place in the list, counted from 0. */
  place: number;
  /** Whether one is at it: come by keys, or pointing at it. */
  at: 'keys' | 'pointer' | undefined;
}

/** One of the list, which hears what is pressed; drawn anew where what it shows is another. */
export const Choice = memo(function Choice({ id, command, typed, place, at }: ChoiceProps) {
  const { label, description, shortcut, unavailable } = command;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at === 'keys') element.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={at !== undefined}
      className={unavailable === undefined ? popup.option : `${popup.option} ${styles.unavailable}`}
      data-unavailable={unavailable !== undefined || undefined}
      data-focused={at !== undefined || undefined}
      data-focus-visible={at === 'keys' || undefined}
      data-place={place}
    >
      <OptionText {...{ label, typed }} description={unavailable ?? description} />
      {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
    </div>
  );
});

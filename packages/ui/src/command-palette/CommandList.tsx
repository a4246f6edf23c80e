'use client';
import { useMemo, useState } from 'react';
import {
  Autocomplete,
  Collection,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  TextField,
} from 'react-aria-components';
import { announce } from '../announcer';
import { Search } from '../icons';
import * as field from '../internal/Field.css';
import { OptionText } from '../internal/OptionText';
import * as popup from '../internal/Popup.css';
import { gatherSections, type OptionSection } from '../internal/sections';
import * as styles from './CommandPalette.css';
import { useDrawnWhole } from './useDrawnWhole';
import { useEnterOnFirst } from './useEnterOnFirst';
import { findCommands, indexCommands, type Command } from './findCommands';

interface CommandListProps {
  label: string;
  commands: readonly Command[];
  onChoose: (id: string) => void;
  placeholder?: string;
  emptyLabel?: string;
  limit?: number;
}

/** Options that are seen without scrolling, and one that shows that there are more. */
const seenAtOnce = 11;

/** The list belongs to the field, which has the focus: as a combobox's it needs no stop of its own to scroll. */
const comboBox = { role: 'combobox', 'aria-expanded': true } as const;

function Choice({ command, typed }: { command: Command; typed: string }) {
  const { id, label, description, shortcut, unavailable } = command;
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      className={unavailable === undefined ? popup.option : `${popup.option} ${styles.unavailable}`}
      data-unavailable={unavailable !== undefined || undefined}
    >
      <OptionText {...{ label, typed }} description={unavailable ?? description} />
      {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
    </ListBoxItem>
  );
}

function Section({ section: { id, title, options } }: { section: OptionSection<Command> }) {
  return (
    <ListBoxSection id={id} className={popup.section}>
      <Header className={popup.sectionTitle}>{title}</Header>
      <Collection items={options}>{(command) => <Choice command={command} typed="" />}</Collection>
    </ListBoxSection>
  );
}

/** The field and what it finds; headings stand only while nothing is typed, since what is found is in order of fit. */
export function CommandList({
  label,
  commands,
  onChoose,
  placeholder = label,
  emptyLabel = 'Nothing found',
  limit = 50,
}: CommandListProps) {
  const [typed, setTyped] = useState('');
  const index = useMemo(() => indexCommands(commands), [commands]);
  const hasTyped = typed.trim() !== '';
  const found = useMemo(() => findCommands(index, typed, limit), [index, typed, limit]);
  const isWhole = useDrawnWhole(typed);
  const entries = useMemo(() => {
    if (!hasTyped) return gatherSections(found);
    return isWhole ? found : found.slice(0, seenAtOnce);
  }, [hasTyped, found, isWhole]);
  const act = (chosen: Command | undefined) => {
    // Whoever presses it hears why nothing happens; the list stays.
    if (chosen?.unavailable !== undefined) announce(chosen.unavailable, 'assertive');
    else if (chosen) onChoose(chosen.id);
  };
  const keys = useEnterOnFirst(() => hasTyped && act(found[0]));
  return (
    <Autocomplete
      inputValue={typed}
      onInputChange={(text) => {
        keys.onType();
        setTyped(text);
      }}
    >
      <TextField aria-label={label} autoFocus className={styles.field}>
        <span className={field.lead}>
          <Search size={18} />
        </span>
        <Input
          {...comboBox}
          onKeyDownCapture={keys.onKeyDownCapture}
          className={`${field.bare} ${styles.input}`}
          placeholder={placeholder}
        />
      </TextField>
      <ListBox<Command | OptionSection<Command>>
        aria-label={label}
        items={entries}
        dependencies={[typed]}
        className={`${popup.list} ${styles.list}`}
        onAction={(key) => act(commands.find(({ id }) => id === key))}
        renderEmptyState={() => <div className={styles.empty}>{emptyLabel}</div>}
      >
        {(entry) =>
          'options' in entry ? <Section section={entry} /> : <Choice command={entry} typed={typed} />
        }
      </ListBox>
    </Autocomplete>
  );
}

'use client';
import { useContext } from 'react';
import {
  Collection,
  ComboBoxStateContext,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
} from 'react-aria-components';
import { Check, CircleAlert } from '../icons';
import * as popup from '../internal/Popup.css';
import { Ring } from '../internal/Ring';
import * as styles from './ComboBox.css';
import { matchParts } from './matchParts';
import type { ComboBoxOption, OptionSection } from './options';

/** Whether the options are there, on their way, or could not be had. */
export type ComboBoxState = 'ready' | 'loading' | 'failed';

/** A label with what was typed marked in it. */
function MatchedLabel({ label }: { label: string }) {
  const state = useContext(ComboBoxStateContext);
  const typed = state?.inputValue ?? '';
  const isChosen = state?.selectedItems.some(({ textValue }) => textValue === typed);
  return matchParts(label, isChosen ? '' : typed).map(({ text, isMatch }) =>
    isMatch ? (
      <mark key="match" className={styles.match}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

function Option({ option: { id, label, description, isDisabled } }: { option: ComboBoxOption }) {
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={popup.option}>
      {({ isSelected }) => (
        <>
          <span className={popup.grow}>
            <MatchedLabel label={label} />
            {description && <span className={styles.description}>{description}</span>}
          </span>
          {isSelected && <Check size={16} />}
        </>
      )}
    </ListBoxItem>
  );
}

function Section({ section: { id, title, options } }: { section: OptionSection }) {
  return (
    <ListBoxSection id={id} className={styles.section}>
      <Header className={styles.sectionTitle}>{title}</Header>
      <Collection items={options}>{(option) => <Option option={option} />}</Collection>
    </ListBoxSection>
  );
}

interface OptionListProps {
  state: ComboBoxState;
  /** What it says where there is no option to show. */
  words: Record<ComboBoxState, string>;
}

/** What can be chosen, or why there is nothing. */
export function OptionList({ state, words }: OptionListProps) {
  const renderEmptyState = () => (
    <div className={styles.empty} data-state={state}>
      {state === 'loading' && <Ring size={14} />}
      {state === 'failed' && <CircleAlert size={14} />}
      {words[state]}
    </div>
  );
  return (
    <ListBox<ComboBoxOption | OptionSection> className={popup.list} renderEmptyState={renderEmptyState}>
      {(entry) => ('options' in entry ? <Section section={entry} /> : <Option option={entry} />)}
    </ListBox>
  );
}

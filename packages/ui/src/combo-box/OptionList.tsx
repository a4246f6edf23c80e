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
import { OptionText } from '../internal/OptionText';
import * as popup from '../internal/Popup.css';
import { Ring } from '../internal/Ring';
import type { OptionSection } from '../internal/sections';
import * as styles from './ComboBox.css';
import type { ComboBoxOption } from './options';

/** Whether the options are there, on their way, or could not be had. */
export type ComboBoxState = 'ready' | 'loading' | 'failed';

/** What was typed; nothing while the text is that of the choice. */
function useTyped(): string {
  const state = useContext(ComboBoxStateContext);
  const text = state?.inputValue ?? '';
  return state?.selectedItems.some(({ textValue }) => textValue === text) ? '' : text;
}

/** Reads what was typed where it is drawn: choices are gathered before, and outside, the field. */
function TypedText(words: Pick<ComboBoxOption, 'label' | 'description'>) {
  return <OptionText {...words} typed={useTyped()} />;
}

function Option({ option: { id, label, description, isDisabled } }: { option: ComboBoxOption }) {
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={popup.option}>
      {({ isSelected }) => (
        <>
          <TypedText {...{ label, description }} />
          {isSelected && <Check size={16} />}
        </>
      )}
    </ListBoxItem>
  );
}

function Section({ section: { id, title, options } }: { section: OptionSection<ComboBoxOption> }) {
  return (
    <ListBoxSection id={id} className={popup.section}>
      <Header className={popup.sectionTitle}>{title}</Header>
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
    <ListBox<ComboBoxOption | OptionSection<ComboBoxOption>>
      className={popup.list}
      renderEmptyState={renderEmptyState}
    >
      {(entry) => ('options' in entry ? <Section section={entry} /> : <Option option={entry} />)}
    </ListBox>
  );
}

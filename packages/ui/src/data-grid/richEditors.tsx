'use client';
import { useState } from 'react';
import { ComboBox } from '../combo-box';
import { DateField } from '../date-field';
import type { GridEditor } from './columns';
import * as styles from './Editor.css';
import { useLookUp } from './useLookUp';

interface EditorProps<Kind extends GridEditor['kind']> {
  editor: Extract<GridEditor, { kind: Kind }>;
  /** Names the field: the column's heading. */
  label: string;
  /** The text it begins with. */
  text: string;
  onDraft: (text: string, optionId?: string) => void;
}

/** At once, not after an effect: the letter that began to edit is about to be written. */
const focusFirst = (frame: HTMLElement | null) =>
  frame?.querySelector<HTMLElement>('input, [role="spinbutton"]')?.focus();

/** One of the options, or with `combo` any text. What is none of them leaves a choice as it was. */
function OptionEditor({ editor, label, text, onDraft }: EditorProps<'choice' | 'combo'>) {
  const isFree = editor.kind === 'combo';
  const [typed, setTyped] = useState(text);
  const handleType = (next: string) => {
    setTyped(next);
    if (isFree) onDraft(next);
    if (editor.kind === 'combo') editor.onInputChange?.(next);
  };
  const handleChoice = (id: string | null) => {
    const option = editor.options.find((option) => option.id === id);
    if (option) onDraft(option.label);
  };
  return (
    <div ref={focusFirst} className={styles.raised}>
      <ComboBox
        label={label}
        isLabelHidden
        options={editor.options}
        filter={editor.kind === 'combo' && editor.onInputChange ? 'none' : 'local'}
        allowsFreeText={isFree}
        defaultValue={editor.options.find((option) => option.label === text)?.id ?? null}
        inputValue={typed}
        onInputChange={handleType}
        onChange={handleChoice}
      />
    </div>
  );
}

/** One of those that fit what is typed; what was typed since makes an answer that comes late none. */
function LookUpEditor({ editor, rowId, label, text, onDraft }: EditorProps<'lookup'> & { rowId: string }) {
  const [typed, setTyped] = useState(text);
  const { options, state } = useLookUp(editor.lookUp, typed, rowId);
  const handleType = (next: string) => {
    setTyped(next);
    onDraft(next);
  };
  const handleChoice = (id: string | null) => {
    const option = options.find((option) => option.id === id);
    if (option) onDraft(option.label, option.id);
  };
  return (
    <div ref={focusFirst} className={styles.raised}>
      <ComboBox
        label={label}
        isLabelHidden
        options={options}
        filter="none"
        state={state}
        allowsFreeText
        inputValue={typed}
        onInputChange={handleType}
        onChange={handleChoice}
      />
    </div>
  );
}

/** A day, part by part or from a month. */
function DateEditor({ editor: { min, max }, label, text, onDraft }: EditorProps<'date'>) {
  return (
    <div ref={focusFirst} className={styles.raised}>
      <DateField
        label={label}
        isLabelHidden
        {...{ min, max }}
        defaultValue={text}
        onChange={(day) => onDraft(day ?? '')}
      />
    </div>
  );
}

/** Editors that open a popup; loaded where a column has one. */
export const richEditors = { OptionEditor, LookUpEditor, DateEditor };
export type RichEditors = typeof richEditors;

'use client';
import { useState } from 'react';
import { ComboBox } from '../../combo-box';
import type { EditorProps } from './editorProps';
import * as styles from './Editor.css';
import { focusFirst } from './focusFirst';
import { useLookUp } from './useLookUp';

/** One of the options, or with `combo` any text. What is none of them leaves a choice as it was. */
export function OptionEditor({ editor, label, text, onDraft }: EditorProps<'choice' | 'combo'>) {
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
export function LookUpEditor({
  editor,
  rowId,
  label,
  text,
  onDraft,
}: EditorProps<'lookup'> & { rowId: string }) {
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

import { useContext, useState, type FocusEvent } from 'react';
import type { GridEditor } from '../columns';
import * as styles from './Editor.css';
import { GridContext } from '../gridContext';

interface CellEditorProps {
  editor: GridEditor;
  rowId: string;
  /** Names the field: the column's heading. */
  label: string;
  /** The text it begins with. */
  text: string;
  align: 'start' | 'end';
}

const selectAll = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select();

/** The field in a cell that is edited. The grid keeps what is typed and decides what becomes of it. */
export function CellEditor({ editor, rowId, label, text, align }: CellEditorProps) {
  const { rich: now, onDraft } = useContext(GridContext);
  // A richer editor that arrives while one types would take the field away, and the letters in it.
  const [rich] = useState(now);
  if (rich.OptionEditor && (editor.kind === 'choice' || editor.kind === 'combo'))
    return <rich.OptionEditor {...{ editor, label, text, onDraft }} />;
  if (rich.LookUpEditor && editor.kind === 'lookup')
    return <rich.LookUpEditor {...{ editor, rowId, label, text, onDraft }} />;
  if (rich.DateEditor && editor.kind === 'date')
    return <rich.DateEditor {...{ editor, label, text, onDraft }} />;
  return (
    <input
      className={styles.line}
      aria-label={label}
      data-align={align}
      defaultValue={text}
      inputMode={editor.kind === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      spellCheck={false}
      autoFocus
      onFocus={selectAll}
      onChange={(event) => onDraft(event.target.value)}
    />
  );
}

import { useCallback, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { keptText } from './cellText';
import type { GridColumn, GridEditor } from './columns';
import type { CellEdit } from './edits';

/** How a cell is edited: its text gives way to what is typed, or stays to be changed. */
export type EditingMode = 'replace' | 'keep';

interface Edited {
  mode: EditingMode;
  rowId: string;
  columnId: string;
  editor: GridEditor;
  before: string;
}

/** A text that gives way is gone; a choice and a day stay until there is another. */
const beginsEmpty = (mode: EditingMode, { kind }: GridEditor): boolean =>
  mode === 'replace' && kind !== 'choice' && kind !== 'date';

/** The cell that is being edited and what is typed into it, which no other row is drawn for. */
export function useGridEditing<Row extends { id: string }>(onEdit: (edit: CellEdit) => void) {
  const { locale } = useLocale();
  const [shown, setShown] = useState<Edited | null>(null);
  const current = useRef<Edited | null>(null);
  const draft = useRef('');

  const set = (edited: Edited | null) => {
    current.current = edited;
    setShown(edited);
  };

  const begin = (mode: EditingMode, row: Row | undefined, column: GridColumn<Row> | undefined): boolean => {
    if (!row || !column?.editor) return false;
    const { id: columnId, editor } = column;
    const before = column.text(row);
    draft.current = beginsEmpty(mode, editor) ? '' : before;
    set({ mode, rowId: row.id, columnId, editor, before });
    return true;
  };

  const finish = () => {
    const edited = current.current;
    if (!edited) return;
    set(null);
    const { rowId, columnId, before } = edited;
    const text = draft.current === before ? before : keptText(draft.current, { ...edited, locale });
    if (text !== before) onEdit({ rowId, columnId, text });
  };

  return {
    /** The row that is edited, and how. */
    edited: shown,
    begin,
    finish,
    cancel: () => set(null),
    onDraft: useCallback((text: string) => {
      draft.current = text;
    }, []),
  };
}

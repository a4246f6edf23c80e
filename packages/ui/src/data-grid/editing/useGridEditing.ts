import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { keptText } from './cellText';
import type { GridColumn, GridEditor } from '../columns';
import type { CellEdit } from './edits';

/** How a cell is edited: its text gives way to what is typed, or stays to be changed. */
export type EditingMode = 'replace' | 'keep';

export interface Edited {
  mode: EditingMode;
  rowId: string;
  columnId: string;
  editor: GridEditor;
  before: string;
}

/** A text that gives way is gone; a choice and a day stay until there is another. */
const beginsEmpty = (mode: EditingMode, { kind }: GridEditor): boolean =>
  mode === 'replace' && kind !== 'choice' && kind !== 'date';

interface EditListeners {
  onEdit: (edit: CellEdit) => void;
  onEditText: ((edit: CellEdit | null) => void) | undefined;
}

/** The cell that is being edited and what is typed into it, which no other row is drawn for. */
export function useGridEditing<Row extends { id: string }>({ onEdit, onEditText }: EditListeners) {
  const { locale } = useLocale();
  const [shown, setShown] = useState<Edited | null>(null);
  const current = useRef<Edited | null>(null);
  const draft = useRef('');
  const option = useRef<string | undefined>(undefined);
  const telling = useRef(onEditText);
  useLayoutEffect(() => {
    telling.current = onEditText;
  });

  const set = (edited: Edited | null) => {
    current.current = edited;
    setShown(edited);
  };

  const begin = (mode: EditingMode, row: Row | undefined, column: GridColumn<Row> | undefined): boolean => {
    if (!row || !column?.editor) return false;
    const { id: columnId, editor } = column;
    const before = column.text(row);
    draft.current = beginsEmpty(mode, editor) ? '' : before;
    option.current = undefined;
    set({ mode, rowId: row.id, columnId, editor, before });
    return true;
  };

  const finish = () => {
    const edited = current.current;
    if (!edited) return;
    set(null);
    const { rowId, columnId, before } = edited;
    const text = draft.current === before ? before : keptText(draft.current, { ...edited, locale });
    const optionId = option.current;
    if (text !== before || optionId) onEdit({ rowId, columnId, text, ...(optionId && { optionId }) });
    telling.current?.(null);
  };

  return {
    /** The row that is edited, and how. */
    edited: shown,
    begin,
    finish,
    cancel: () => {
      set(null);
      telling.current?.(null);
    },
    onDraft: useCallback((text: string, optionId?: string) => {
      draft.current = text;
      option.current = optionId;
      const edited = current.current;
      if (edited) telling.current?.({ rowId: edited.rowId, columnId: edited.columnId, text });
    }, []),
  };
}

import type { RefObject } from 'react';
import { parseTable } from './clipboard/clipboard';
import { runCommand } from './commands';
import { clear, fits, paste, textsOf } from './editing/edits';
import { headerRow } from './selection/position';
import { covered } from './selection/range';
import type { GridOptions, GridState } from './useGrid';
import { useGridClipboard } from './clipboard/useGridClipboard';
import { useGridFocus } from './selection/useGridFocus';
import { useGridKeys } from './selection/useGridKeys';
import { useGridPointer } from './selection/useGridPointer';

/** What the grid's element listens to. */
export function useGridListeners<Row extends { id: string }>(
  state: GridState<Row>,
  options: GridOptions<Row>,
  grid: RefObject<HTMLDivElement | null>,
) {
  const { rows, columns, focus, range, edited, begin, finish, select, change } = state;
  const isEditing = edited !== null;

  const { isOwner, ...focusing } = useGridFocus({
    grid,
    focus,
    rowId: rows[focus.row]?.id,
    isEditing,
    onFocusCell: (at) => {
      const [row, column] = [rows[at.row], columns[at.column]];
      if (at.row !== focus.row || at.column !== focus.column) select(at);
      if (row && column) options.onFocusCell?.({ rowId: row.id, columnId: column.id });
    },
    onLeave: finish,
  });
  const keys = useGridKeys({
    focus,
    extent: state.extent,
    page: state.drawn.page,
    editorKind: edited?.editor.kind,
    begin,
    finish: (next) => {
      finish();
      select(next);
    },
    cancel: state.cancel,
    run: (command) => runCommand(command, { ...options, ...state, isSorted: state.sort !== null }),
  });
  const pointer = useGridPointer({
    focus,
    isEditing,
    isOwner: () => isOwner.current,
    begin: () => begin('keep'),
    finish,
    select,
  });
  const clipboard = useGridClipboard({
    isActive: !isEditing,
    selected: () => (focus.row === headerRow ? [] : textsOf(state, range)),
    clear: () => change(clear(state, range)),
    paste: (text) => {
      if (!state.canEdit || (focus.row === headerRow && rows.length > 0)) return;
      const table = parseTable(text);
      if (options.onPasteText?.(text, fits(columns.slice(range.start), table))) return;
      change(paste(state, range, { table, canAddRows: options.canAddRows }));
      state.setSelection(covered(range, table));
    },
  });

  return { ...focusing, onScroll: state.drawn.onScroll, ...keys, ...pointer, ...clipboard };
}

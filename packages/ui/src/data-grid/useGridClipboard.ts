import type { ClipboardEvent } from 'react';
import { formatTable } from './clipboard';

interface GridClipboard {
  /** Whether the keys are the grid's: a field that is edited copies its own text. */
  isActive: boolean;
  /** The selected texts, row by row; none where a heading has the focus. */
  selected: () => string[][];
  clear: () => void;
  paste: (text: string) => void;
}

/** Copies to and pastes from spreadsheets: cells by tabs, rows by lines. */
export function useGridClipboard({ isActive, selected, clear, paste }: GridClipboard) {
  const copy = (event: ClipboardEvent): boolean => {
    const table = isActive ? selected() : [];
    if (table.length === 0) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', formatTable(table));
    return true;
  };
  return {
    onCopy: copy,
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) clear();
    },
    onPaste: (event: ClipboardEvent) => {
      const text = isActive ? event.clipboardData.getData('text/plain') : '';
      if (text === '') return;
      event.preventDefault();
      paste(text);
    },
  };
}

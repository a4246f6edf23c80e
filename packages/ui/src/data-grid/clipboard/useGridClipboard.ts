import type { ClipboardEvent } from 'react';
import { formatTable } from './clipboard';
import { formatHtmlTable, parseHtmlTable } from './clipboardHtml';

interface GridClipboard {
  /** Whether the keys are the grid's: a field that is edited copies its own text. */
  isActive: boolean;
  /** The selected texts, row by row; none where a heading has the focus. */
  selected: () => string[][];
  clear: () => void;
  paste: (text: string) => void;
}

/** What was copied, as cells by tabs; plain text before a table of HTML, in which a program may have put colours alone. */
function copied(data: DataTransfer): string {
  const text = data.getData('text/plain');
  if (text !== '') return text;
  const table = parseHtmlTable(data.getData('text/html'));
  return table ? formatTable(table) : '';
}

/** Copies to and pastes from spreadsheets: cells by tabs and rows by lines, and as a table of HTML. */
export function useGridClipboard({ isActive, selected, clear, paste }: GridClipboard) {
  const copy = (event: ClipboardEvent): boolean => {
    const table = isActive ? selected() : [];
    if (table.length === 0) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', formatTable(table));
    event.clipboardData.setData('text/html', formatHtmlTable(table));
    return true;
  };
  return {
    onCopy: copy,
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) clear();
    },
    onPaste: (event: ClipboardEvent) => {
      const text = isActive ? copied(event.clipboardData) : '';
      if (text === '') return;
      event.preventDefault();
      paste(text);
    },
  };
}

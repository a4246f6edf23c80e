import { createContext } from 'react';
import type { RichEditors } from './editing/useRichEditors';

/** What a cell needs of its grid, the same for as long as the grid is there, so that no row is drawn for it. */
export interface GridLink {
  /** Begins the ids of what describes cells. */
  id: string;
  /** Keeps what is typed into the cell that is edited, and the option that was chosen. */
  onDraft: (text: string, optionId?: string) => void;
  /** Loaded when a column needs one; a line of text stands in until then. */
  rich: RichEditors;
}

export const GridContext = createContext<GridLink>({ id: '', onDraft: () => undefined, rich: {} });

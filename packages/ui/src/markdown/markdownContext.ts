import { createContext } from 'react';

/** A small bar that draws what a table's cell says, such as a score. */
export interface CellBar {
  /** How much of its track is filled, 0 to 1. */
  share: number;
  /**
   * In the colour of this rank; 1 is the best.
   * @default the accent
   */
  rank?: 1 | 2 | 3 | 4;
}

/** What the elements of one text share. In a context, so that a new callback does not parse a text again. */
export interface MarkdownSettings {
  headings: { top: number; level: number };
  onMarkerPress?: (n: number) => void;
  markerLabel: (n: number) => string;
  tableLabel: (columns: string[]) => string;
  cellBar?: (text: string) => CellBar | undefined;
  pictureLabel: string;
  taskLabel: (isDone: boolean) => string;
}

export const MarkdownContext = createContext<MarkdownSettings>({
  headings: { top: 1, level: 3 },
  markerLabel: (n) => `Source ${n}`,
  tableLabel: (columns) => `Table: ${columns.join(', ')}`,
  pictureLabel: 'Picture',
  taskLabel: (isDone) => (isDone ? 'Done:' : 'To do:'),
});

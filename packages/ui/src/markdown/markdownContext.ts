import { createContext } from 'react';

/** What the elements of one text share. In a context, so that a new callback does not parse a text again. */
export interface MarkdownSettings {
  headings: { top: number; level: number };
  onMarkerPress?: (n: number) => void;
  markerLabel: (n: number) => string;
  tableLabel: (columns: string[]) => string;
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

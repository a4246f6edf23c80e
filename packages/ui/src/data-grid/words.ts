/** What a grid says beside its cells; every word can be another language's. */
export interface GridWords {
  /** Of a cell that is not saved yet. @default 'Not saved yet' */
  unsaved: string;
  /** Of a cell that nobody set. @default 'Default' */
  default: string;
  /** Of a proposal that is not taken yet. @default 'Suggestion' */
  suggestion: string;
  /** Of a cell whose text is not known. @default 'Not known' */
  unknown: string;
}

export const gridWords: GridWords = {
  unsaved: 'Not saved yet',
  default: 'Default',
  suggestion: 'Suggestion',
  unknown: 'Not known',
};

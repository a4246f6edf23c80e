/** What a page can ask of a grid. */
export interface GridHandle {
  /** Brings the focus to a cell. @returns false where there is no such cell, and the focus stays */
  focusCell: (rowId: string, columnId: string) => boolean;
}

/** What the strip says; English unless told otherwise. */
export interface TabStripWords {
  /** Name of a tab's close button. @default 'Close Formula' */
  close: (title: string) => string;
  /** Name of the field for a new title. @default 'Rename Formula' */
  rename: (title: string) => string;
  /** Name of a tab's context menu. @default 'Actions for Formula' */
  menu: (title: string) => string;
  /** Said of each half of a pair, after its title. @default 'Split with Insights' */
  pairedWith: (title: string) => string;
  /** Said after a tab was moved; places count from 1. @default 'Formula moved to position 2 of 5' */
  moved: (title: string, place: number, count: number) => string;
  /** @default 'New tab' */
  newTab: string;
  /** Name of the list of all tabs, and of the button that opens it. @default 'All tabs' */
  allTabs: string;
  /** Name of the field that searches it. @default 'Find a tab' */
  findTab: string;
  /** Shown where no tab matches. @default 'No tab is called that' */
  noMatch: string;
  /** In the context menu. @default 'Rename' */
  renameEntry: string;
  /** In the context menu. @default 'Move left' */
  moveLeftEntry: string;
  /** In the context menu. @default 'Move right' */
  moveRightEntry: string;
  /** In the context menu. @default 'Close' */
  closeEntry: string;
  /** Names of the keys beside entries of the menu. */
  renameKey: string;
  /** @default 'Alt+Shift+←' */
  moveLeftKey: string;
  /** @default 'Alt+Shift+→' */
  moveRightKey: string;
  /** @default 'Delete' */
  closeKey: string;
}

export const englishWords: TabStripWords = {
  close: (title) => `Close ${title}`,
  rename: (title) => `Rename ${title}`,
  menu: (title) => `Actions for ${title}`,
  pairedWith: (title) => `Split with ${title}`,
  moved: (title, place, count) => `${title} moved to position ${place} of ${count}`,
  newTab: 'New tab',
  allTabs: 'All tabs',
  findTab: 'Find a tab',
  noMatch: 'No tab is called that',
  renameEntry: 'Rename',
  moveLeftEntry: 'Move left',
  moveRightEntry: 'Move right',
  closeEntry: 'Close',
  renameKey: 'F2',
  moveLeftKey: 'Alt+Shift+←',
  moveRightKey: 'Alt+Shift+→',
  closeKey: 'Delete',
};

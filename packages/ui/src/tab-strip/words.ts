/** What the strip says; English unless told otherwise. */
export interface TabStripWords {
  close: (title: string) => string;
  rename: (title: string) => string;
  menu: (title: string) => string;
  newTab: string;
  allTabs: string;
  findTab: string;
  /** Spoken after a move by keyboard; places count from 1. */
  moved: (title: string, place: number, count: number) => string;
}

export const englishWords: TabStripWords = {
  close: (title) => `Close ${title}`,
  rename: (title) => `Rename ${title}`,
  menu: (title) => `Actions for ${title}`,
  newTab: 'New tab',
  allTabs: 'All tabs',
  findTab: 'Find a tab',
  moved: (title, place, count) => `${title} moved to position ${place} of ${count}`,
};

import { createContext, useContext, type ReactNode } from 'react';

/** What a screen may know of the tab it stands in. */
export interface TabFace {
  title: string;
  preview: ReactNode;
}

/** Set by the panel of a tab. */
export const TabContext = createContext<TabFace>({ title: '', preview: null });

/** The tab around this screen. */
export const useTab = (): TabFace => useContext(TabContext);

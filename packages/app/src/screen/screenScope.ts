import { createContext, useContext } from 'react';

/**
 * The tab of the workspace that a screen is shown in; empty where it has the window to itself.
 * In a tab a screen leaves the window's title and the sidebar alone, and keeps its drafts apart.
 */
export const ScreenScope = createContext('');

/** The name of that tab; where it is set, a screen goes by it and not by its own. */
export const ScreenName = createContext('');

/** The tab that this screen is shown in, or ''. */
export const useScreenScope = (): string => useContext(ScreenScope);

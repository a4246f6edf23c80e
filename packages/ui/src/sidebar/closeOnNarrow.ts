import { createContext } from 'react';

/** Folds the sidebar after a way out of it was taken, where it lies over the page. */
export const CloseOnNarrow = createContext<() => void>(() => {});

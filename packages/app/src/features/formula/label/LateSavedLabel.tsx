import { lazy } from 'react';

/** A label as it was computed once; its drawing comes when it is wanted. */
export const LateSavedLabel = lazy(async () => ({ default: (await import('./SavedLabel')).SavedLabel }));

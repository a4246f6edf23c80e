import { lazy } from 'react';

/** Fields of every kind weigh more than the dialog they stand in: it opens before they are there. */
export const LateFields = lazy(async () => ({ default: (await import('./FieldGroups')).FieldGroups }));

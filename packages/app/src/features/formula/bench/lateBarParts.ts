import { lazy } from 'react';

// What the bar over the lines opens: it comes with the first press.

export const LateFormulaList = lazy(async () => ({
  default: (await import('../list/FormulaList')).FormulaList,
}));
export const LateVersion = lazy(async () => ({ default: (await import('./BenchVersion')).BenchVersion }));

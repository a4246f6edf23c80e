import { lazy } from 'react';

// What is not needed to type the first line comes after it: lists and dialogs weigh more than the lines do.

const aroundLines = () => import('./aroundLines');
export const LateBenchBar = lazy(async () => ({ default: (await aroundLines()).BenchBar }));
export const LateNews = lazy(async () => ({ default: (await aroundLines()).FormulaNews }));
export const LateBeneathLines = lazy(async () => ({ default: (await aroundLines()).BeneathLines }));
export const LateFitChecks = lazy(async () => ({ default: (await aroundLines()).FitChecks }));
export const LateStrip = lazy(async () => ({ default: (await aroundLines()).Strip }));

export const LateLabel = lazy(async () => ({ default: (await import('./LivingLabel')).LivingLabel }));
export const LateNarrowParts = lazy(async () => ({ default: (await import('./NarrowParts')).NarrowParts }));
export const LateWideParts = lazy(async () => ({ default: (await import('./WideParts')).WideParts }));
export const LateLineDetails = lazy(async () => ({
  default: (await import('../line/LineDetails')).LineDetails,
}));
export const LateSettings = lazy(async () => ({
  default: (await import('../settings/SettingsDialog')).SettingsDialog,
}));

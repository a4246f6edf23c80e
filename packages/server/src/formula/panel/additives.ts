import type { Line } from '../formula.ts';

/** Purposes whose class stands before an additive's name on EU labels (Regulation (EU) No 1169/2011, Annex VII C). */
const classes = new Set(['sweetener', 'colour', 'preservative', 'acid']);

/** Whether a line sweetens as an additive: a polyol or a high-intensity sweetener, not a sugar. */
export function isSweetener({ purpose, profile, draft }: Line): boolean {
  if (purpose !== 'sweetener') return false;
  const isSugar = typeof profile?.sugars === 'number' && profile.sugars > 0;
  return draft.highIntensity === true || !isSugar || Object.keys(profile?.polyols ?? {}).length > 0;
}

/** The class of an additive as EU lists write it; null of what is none. */
export const additiveClass = (line: Line): string | null =>
  classes.has(line.purpose) && (line.purpose !== 'sweetener' || isSweetener(line)) ? line.purpose : null;

import { vars } from '@seedbed/ui/theme';

/** The lines of a drawing: one weight, in the theme's ink. */
export const ink = {
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
} as const;

/** The lines that say what a drawing is about. */
export const accentInk = { ...ink, stroke: vars.color.accent } as const;

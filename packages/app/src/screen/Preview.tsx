import { vars } from '@seedbed/ui/theme';
import type { ReactNode } from 'react';
import { ink } from './ink';

/** A drawing of what a tab holds: one line weight, one accent, the theme's colours. Decorative. */
export function Preview({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 150" width="100%" aria-hidden focusable={false} strokeLinejoin="round" {...ink}>
      {children}
    </svg>
  );
}

/** The lines that say what the drawing is about. */
export const accent = { stroke: vars.color.accent } as const;
/** The same, filled. */
export const accentFill = { stroke: vars.color.accent, fill: vars.color.accentSoft } as const;
/** Paper that lies on what is behind it. */
export const paper = { fill: vars.color.surface } as const;

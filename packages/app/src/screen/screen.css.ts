import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

/**
 * What a screen measures itself by: its own width, which is the window's, what the sidebar leaves of it, or one pane
 * of a split.
 */
export const screenContainer = { container: 'screen / inline-size' } as const;

/** Widths of a screen from which it has room for more, as conditions for `@container`. */
const from = (width: number) => ({
  more: `screen (min-width: ${width}px)`,
  less: `screen (max-width: ${width - 0.02}px)`,
});

/** Room for a title and two buttons with their words in one bar. */
export const roomy = from(384);
/** Room for two columns of cards. */
export const twoColumns = from(560);
/** Room for generous margins, and for two things beside each other. */
export const wide = from(640);
/** Room for three columns of cards. */
export const threeColumns = from(768);
/** Room for a panel beside them, and their figures still on one line each. */
export const withPanel = from(1160);

/** A whole window with one thing in its middle. */
export const screen = style({
  minHeight: '100dvh',
  display: 'grid',
  placeContent: 'center',
  background: vars.color.surface,
  padding: vars.space.large,
  outline: 'none',
});

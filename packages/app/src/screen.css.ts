import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

/** A whole window with one thing in its middle. */
export const screen = style({
  minHeight: '100dvh',
  display: 'grid',
  placeContent: 'center',
  padding: vars.space.large,
  outline: 'none',
});

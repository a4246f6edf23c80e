import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

/** Fields beside each other where there is room. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  gap: vars.space.small,
  // Some have a hint above: what is typed into stands in one line.
  alignItems: 'end',
});

export const lines = style({ display: 'grid', gap: vars.space.xsmall });

/** A cost line: what it says, and how much. */
export const line = style({ display: 'grid', gap: vars.space.xsmall });

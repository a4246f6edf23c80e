import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

export const insights = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
});

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

/** The button's picture stands in line with the text above it. */
export const plant = style({ marginBlockStart: vars.space.xsmall, marginInlineStart: '-10px' });

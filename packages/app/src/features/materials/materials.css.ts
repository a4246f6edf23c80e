import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two beside each other where there is room. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space.small,
  alignItems: 'start',
  marginBlockStart: vars.space.xsmall,
});

/** A name that opens its material stands where its column begins. */
export const name = style({ marginInlineStart: `calc(${vars.space.medium} * -1)` });

import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const version = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  justifyContent: 'space-between',
  alignItems: 'start',
  paddingBlock: vars.space.small,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const words = style({ flex: '1 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const stops = style({ margin: 0, padding: 0, listStyle: 'none' });

/** A check, and what leads to its line beside it where there is room. */
export const stop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.small}`,
  paddingBlock: vars.space.xxsmall,
});

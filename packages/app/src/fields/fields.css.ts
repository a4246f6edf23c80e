import { vars } from '@seedbed/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const group = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.medium,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  gap: vars.space.small,
  // A hint makes one field higher than its neighbour: what one types in stays level.
  alignItems: 'end',
});

/** A text of several lines has its row to itself. */
globalStyle(`${fields} > :has(textarea)`, { gridColumn: '1 / -1' });

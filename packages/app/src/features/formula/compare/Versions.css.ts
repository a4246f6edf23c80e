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

export const stops = style({ margin: 0, paddingInlineStart: vars.space.medium });

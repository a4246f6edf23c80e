import { vars } from '@seedbed/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const grid = style({ display: 'grid', gap: 0 });

export const row = style({
  display: 'grid',
  gap: vars.space.small,
  alignItems: 'center',
  paddingBlock: vars.space.small,
  paddingInline: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected=true]': { background: vars.color.accentSoft },
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
globalStyle(`${row} > :not(:first-child)`, { display: 'flex' });

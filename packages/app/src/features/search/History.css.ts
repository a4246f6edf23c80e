import { vars } from '@seedbed/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const panel = style({
  position: 'sticky',
  insetBlockStart: vars.size.header,
  maxHeight: `calc(100dvh - ${vars.size.header})`,
  overflowY: 'auto',
  display: 'grid',
  gap: vars.space.medium,
  padding: `${vars.space.large} ${vars.space.small}`,
});

export const words = style({ paddingInline: vars.space.xsmall });

export const group = style({ display: 'grid', gap: '2px' });

export const groupLabel = style({ padding: `0 ${vars.space.xsmall} ${vars.space.xxsmall}` });

/** A past search and, under the pointer or the keyboard, the way to delete it. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.control,
  paddingInlineEnd: '4px',
  selectors: {
    '&:hover, &:focus-within': { background: vars.color.hover },
    '&[data-current]': { background: vars.color.pressed },
  },
});

globalStyle(`${row} > a`, {
  flexGrow: 1,
  padding: `${vars.space.xsmall} ${vars.space.xsmall}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

globalStyle(`${row}[data-current] > a`, { fontWeight: vars.weight.strong });

export const remove = style({
  flexShrink: 0,
  '@media': {
    '(hover: hover)': {
      opacity: 0,
      selectors: { [`${row}:hover &, ${row}:focus-within &`]: { opacity: 1 } },
    },
  },
});

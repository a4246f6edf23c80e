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
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover, &:focus-within': { background: vars.color.hover },
    '&[data-current]': { background: vars.color.pressed },
  },
});

globalStyle(`${row} > a`, {
  flexGrow: 1,
  padding: vars.space.xsmall,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

globalStyle(`${row}[data-current] > a`, { fontWeight: vars.weight.strong });

/** Takes room from the title only while it is seen. */
export const remove = style({
  flexShrink: 0,
  marginInlineEnd: '4px',
  '@media': {
    '(hover: hover)': {
      selectors: {
        [`${row}:not(:hover, :focus-within) > &`]: { position: 'absolute', insetInlineEnd: 0, opacity: 0 },
      },
    },
  },
});

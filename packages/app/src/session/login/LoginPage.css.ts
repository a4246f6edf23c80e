import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
  background: vars.color.surface,
  outline: 'none',
  textWrap: 'pretty',
  '@media': { '(max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Hangs from one line, a little above the middle: what it says changes its height, and the mark stays. */
export const column = style({
  justifySelf: 'center',
  alignContent: 'start',
  display: 'grid',
  gap: vars.space.large,
  width: '100%',
  maxWidth: '26rem',
  padding: vars.space.large,
  paddingBlockStart: `max(${vars.space.large}, calc(50dvh - 10rem))`,
});

export const mark = style({ color: vars.color.accent });

export const words = style({ display: 'grid', gap: vars.space.small });

export const policy = style({ textDecoration: 'underline', textUnderlineOffset: '3px' });

/** The product itself, beside the way in where there is room. */
export const picture = style({
  display: 'grid',
  alignContent: 'center',
  padding: vars.space.xxlarge,
  background: vars.color.canvas,
  borderInlineStart: `1px solid ${vars.color.line}`,
  overflow: 'hidden',
  '@media': { '(max-width: 1023px)': { display: 'none' } },
});

/** The names stand in line with the words above; what lights up under the pointer reaches further out. */
export const accounts = style({ marginInline: `calc(-1 * ${vars.space.small})` });

export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  width: '100%',
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderRadius: vars.radius.control,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:active': { background: vars.color.pressed },
  },
});

export const accountWords = style({ flexGrow: 1, display: 'grid' });

export const role = style({ textTransform: 'capitalize' });

export const adding = style({
  display: 'grid',
  gap: vars.space.medium,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

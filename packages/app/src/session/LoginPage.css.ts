import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
  background: vars.color.surface,
  outline: 'none',
  '@media': { '(max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const column = style({
  alignSelf: 'center',
  justifySelf: 'center',
  display: 'grid',
  gap: vars.space.large,
  width: '100%',
  maxWidth: '26rem',
  padding: vars.space.large,
});

export const mark = style({ color: vars.color.accent });

export const words = style({ display: 'grid', gap: vars.space.small });

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

export const adding = style({
  display: 'grid',
  gap: vars.space.medium,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

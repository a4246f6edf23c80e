import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

export const picture = style({
  position: 'relative',
  width: '100%',
  maxWidth: '36rem',
  marginInline: 'auto',
  paddingBlockEnd: '104px',
});

export const sheet = style({
  display: 'grid',
  gap: vars.space.large,
  padding: `${vars.space.large} ${vars.space.large} ${vars.space.xlarge}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
});

export const marker = style({
  marginInlineStart: '2px',
  color: vars.color.accentText,
  fontSize: vars.type.caption.size,
  fontWeight: vars.weight.strong,
});

/** Lies half on the sheet, as a second one on a desk would. */
export const product = style({
  position: 'absolute',
  insetInlineEnd: `calc(-1 * ${vars.space.large})`,
  insetBlockEnd: 0,
  width: '19rem',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  '@media': {
    '(max-width: 1279px)': { insetInlineEnd: vars.space.medium },
    '(max-width: 480px)': { width: '17rem' },
  },
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.medium,
  marginBlockStart: vars.space.small,
});

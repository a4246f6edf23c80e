import { vars } from '@seedbed/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const stacked = '(max-width: 1023px)';

export const picture = style({
  position: 'relative',
  width: '100%',
  maxWidth: '38rem',
  marginInline: 'auto',
  paddingInlineEnd: vars.space.large,
  paddingBlockEnd: '104px',
  '@media': { [stacked]: { paddingInlineEnd: 0 } },
});

export const sheet = style({
  display: 'grid',
  gap: vars.space.large,
  padding: `${vars.space.large} ${vars.space.large} ${vars.space.xlarge}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.float,
  textWrap: 'pretty',
});

export const marker = style({
  marginInlineStart: '2px',
  color: vars.color.accentText,
  fontSize: vars.type.caption.size,
  lineHeight: 0,
  fontWeight: vars.weight.strong,
});

/** Lies half on the sheet, as a second one on a desk would. */
export const product = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  width: '19rem',
  maxWidth: '100%',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  '@media': { [stacked]: { insetInlineEnd: vars.space.medium } },
});

/** Nearer than the sheet, so lighter in the dark. */
globalStyle(`${product} > *`, { background: vars.color.control });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.medium,
  marginBlockStart: vars.space.small,
});

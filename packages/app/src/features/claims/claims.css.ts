import { vars } from '@seedbed/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const tab = style({ padding: vars.space.large });

export const empty = style({ maxWidth: '34rem', textWrap: 'pretty' });

/** Market and channel beside each other where there is room. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 14rem))',
  gap: vars.space.small,
});

export const verdict = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxsmall });

export const findings = style({
  display: 'grid',
  gap: vars.space.medium,
  listStyle: 'none',
  padding: 0,
  margin: 0,
});

export const finding = style({
  padding: vars.space.small,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});

export const sentence = style({ margin: 0, overflowWrap: 'anywhere' });
globalStyle(`${sentence} mark`, {
  background: vars.color.cautionSoft,
  color: vars.color.caution,
  borderRadius: vars.radius.control,
});

export const list = style({
  margin: 0,
  paddingInlineStart: vars.space.xsmall,
  display: 'grid',
  gap: vars.space.xxsmall,
});

export const rewording = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  flexWrap: 'wrap',
});

export const studies = style({ fontSize: vars.type.caption.size });

export const grid = style({ display: 'grid', gap: 0, borderBlockStart: `1px solid ${vars.color.line}` });

/** Words first, what is known of them beside it; under each other where it is narrow. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6rem 10rem 8rem',
  gap: vars.space.small,
  alignItems: 'center',
  paddingBlock: vars.space.small,
  paddingInline: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    '(max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});

export const words = style({
  overflowWrap: 'anywhere',
  '@media': { '(max-width: 640px)': { gridColumn: '1 / -1' } },
});

import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  minHeight: '100dvh',
  background: vars.color.surface,
  outline: 'none',
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.xlarge,
});

export const column = style({
  display: 'grid',
  gap: vars.space.large,
  maxWidth: '40rem',
  marginInline: 'auto',
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: vars.space.large,
  rowGap: vars.space.xsmall,
  margin: 0,
});

export const fact = style({ margin: 0, overflowWrap: 'anywhere' });

export const mark = style({ color: vars.color.accentText });

export const part = style({ display: 'grid', gap: vars.space.xsmall });

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });

/** A line of the formula: its name, its amount under the others'. */
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.large,
  paddingBlock: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});

export const form = style({ display: 'grid', gap: vars.space.medium });

/** A figure stays with its unit. */
export const amount = style({ whiteSpace: 'nowrap', flexShrink: 0 });

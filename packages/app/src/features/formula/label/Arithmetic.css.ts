import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

const words = { margin: 0, fontSize: vars.type.body.size, lineHeight: vars.type.body.leading } as const;

export const inputs = style({ ...words, display: 'grid', gap: vars.space.xsmall });

export const input = style({ display: 'grid', overflowWrap: 'anywhere' });

export const value = style({ margin: 0, color: vars.color.textQuiet });

export const steps = style({
  ...words,
  padding: vars.space.small,
  borderRadius: vars.radius.control,
  background: vars.color.hover,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

export const words = style({
  display: 'grid',
  gap: vars.space.xlarge,
  width: '100%',
  maxWidth: '42rem',
  marginInline: 'auto',
  padding: vars.space.large,
  textWrap: 'pretty',
});

export const part = style({ display: 'grid', gap: vars.space.small });

export const list = style({
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  paddingInlineStart: vars.space.large,
  listStyle: 'disc',
});

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.medium });

export const link = style({
  paddingBlock: vars.space.xsmall,
  color: vars.color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

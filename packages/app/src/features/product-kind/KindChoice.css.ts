import { vars } from '@seedbed/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
});

/** Beside the choices where they stay on one line, else above them. */
export const legend = style({
  float: 'inline-start',
  padding: 0,
  '@media': { '(max-width: 30rem)': { float: 'none', inlineSize: '100%' } },
});

/** As high as a finger needs, where a finger is used. */
export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: '1.75rem',
  cursor: 'pointer',
  fontSize: vars.type.body.size,
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } },
});

globalStyle(`${option} input`, {
  inlineSize: '1rem',
  blockSize: '1rem',
  margin: 0,
  accentColor: vars.color.accent,
});

/** Pack and size beside each other where there is room. */
export const pack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(8rem, 1fr)',
  alignItems: 'end',
  gap: vars.space.medium,
  maxWidth: '34rem',
  '@media': { '(max-width: 30rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

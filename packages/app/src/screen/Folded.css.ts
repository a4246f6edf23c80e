import { vars } from '@seedbed/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const folded = style({
  '@media': { print: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  width: 'fit-content',
  // The sign, not the empty edge of its picture, stands in line with the words above.
  marginInlineStart: '-5px',
  padding: `${vars.space.xsmall} ${vars.space.xsmall} ${vars.space.xsmall} 0`,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

globalStyle(`${summary} > svg`, {
  color: vars.color.textQuiet,
  transition: `rotate ${vars.motion.quick} ${vars.motion.easing}`,
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
globalStyle(`${folded}[open] > ${summary} > svg`, { rotate: '90deg' });

export const body = style({
  display: 'grid',
  gap: vars.space.xlarge,
  paddingBlockStart: vars.space.small,
});

import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

export const link = style({
  color: vars.color.accentText,
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

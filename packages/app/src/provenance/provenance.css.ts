import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

export const decisions = style({
  margin: 0,
  paddingInlineStart: '1.2em',
  display: 'grid',
  gap: vars.space.xxsmall,
  listStyle: 'disc',
});

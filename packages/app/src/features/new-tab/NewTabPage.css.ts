import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

export const chooserPage = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100dvh - ${vars.size.header})`,
});

import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

/** As wide as most names need. */
export const chooser = style({ width: '20rem', maxWidth: '60vw' });

/** One line; a longer name is cut. */
export const name = style({
  maxWidth: 'min(24rem, 50vw)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.type.body.size,
  fontWeight: vars.weight.medium,
});

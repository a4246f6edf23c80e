import { style } from '@vanilla-extract/css';
import { roomy } from '../screen.css';

/** Out of sight where the bar is short, but not out of the button's name. */
export const label = style({
  '@container': {
    [roomy.less]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

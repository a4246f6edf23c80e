import { style } from '@vanilla-extract/css';
import { roomy, twoColumns } from '../screen/screen.css';

/** Out of sight, but not out of the button's name. */
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** By what else is in the bar: buttons alone, or a title that is to be read as well. */
export const label = {
  buttons: style({ '@container': { [roomy.less]: unseen } }),
  title: style({ '@container': { [twoColumns.less]: unseen } }),
};

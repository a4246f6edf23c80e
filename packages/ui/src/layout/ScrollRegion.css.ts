import { componentStyle } from '../theme/componentStyle';
import { insetFocusRing } from '../theme/focusRing';
import { groundColor } from '../internal/ground.css';
import { vars } from '../theme/vars.css';

const cover = (to: 'right' | 'left') => `linear-gradient(to ${to}, ${groundColor}, ${groundColor})`;
const shade = (to: 'right' | 'left') => `linear-gradient(to ${to}, ${vars.color.line}, transparent)`;

/**
 * A shade on the side to which there is more to scroll, on the ground that the content lies on. The covers travel with the
 * content and hide the shades where it ends.
 */
const scrollHint = {
  backgroundImage: [cover('right'), cover('left'), shade('right'), shade('left')].join(', '),
  backgroundPosition: 'left, right, left, right',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '20px 100%, 20px 100%, 10px 100%, 10px 100%',
  backgroundAttachment: 'local, local, scroll, scroll',
} as const;

export const scroller = componentStyle({
  overflowX: 'auto',
  borderRadius: '2px',
  selectors: {
    '&:focus-visible': insetFocusRing,
    // Painted only where there is something to show: a page may hold a dozen tables.
    '&[data-overflowing]': scrollHint,
  },
});

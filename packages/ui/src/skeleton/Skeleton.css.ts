import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = recipe({
  base: componentStyle(
    {
      display: 'block',
      // Not sunken: in the dark what is to come would be holes.
      background: vars.color.hover,
      animation: `${breathe} 2.4s ease-in-out infinite`,
      '@media': {
        '(prefers-reduced-motion: reduce)': { animation: 'none' },
        '(forced-colors: active)': { border: '1px solid GrayText' },
      },
      selectors: { ':root[data-motion="reduced"] &': { animation: 'none' } },
    },
    'skeleton',
  ),
  variants: {
    shape: {
      text: componentStyle({ height: '0.75em', marginBlock: '0.3em', borderRadius: '4px' }, 'text'),
      rect: componentStyle({ height: '100%', borderRadius: vars.radius.control }, 'rect'),
      circle: componentStyle({ aspectRatio: '1', borderRadius: vars.radius.full }, 'circle'),
    },
  },
});

/** A last line is never full: it makes a block read as text. */
export const lastLine = componentStyle({ width: '62%' }, 'lastLine');

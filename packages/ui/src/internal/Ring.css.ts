import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';

const turn = keyframes({ to: { rotate: '1turn' } });

export const arc = componentStyle(
  {
    flexShrink: 0,
    animation: `${turn} 1s linear infinite`,
    // Standing still it reads as an open ring: still not a finished one.
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
    selectors: { ':root[data-motion="reduced"] &': { animation: 'none' } },
  },
  'arc',
);

export const track = componentStyle({ opacity: 0.22 }, 'track');

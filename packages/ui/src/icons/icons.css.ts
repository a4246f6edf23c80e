import { componentStyle } from '../theme/componentStyle';

export const turning = componentStyle(
  { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } },
  'turning',
);

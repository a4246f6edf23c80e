import { createGlobalVar, createVar } from '@vanilla-extract/css';
import { insetFocusRing } from '../theme/focusRing';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

const slideSize = createGlobalVar('seedbed-carousel-slide');
const slideGap = createGlobalVar('seedbed-carousel-gap');
const index = createGlobalVar('seedbed-carousel-index');
// Not inherited: otherwise every step would restyle all that stands on the slides.
const position = createGlobalVar('seedbed-carousel-position', {
  syntax: '<number>',
  inherits: false,
  initialValue: '0',
});
const forward = createVar();

export const viewport = componentStyle({
  vars: { [slideSize]: '280px', [slideGap]: '24px', [forward]: '1' },
  position: 'relative',
  overflow: 'clip',
  paddingBlock: '12px',
  outline: 'none',
  // Sideways drags are ours, everything else the page's.
  touchAction: 'pan-y pinch-zoom',
  borderRadius: vars.radius.card,
  selectors: {
    '&[data-size="small"]': { vars: { [slideSize]: '184px', [slideGap]: '16px' } },
    '[dir="rtl"] &': { vars: { [forward]: '-1' } },
    '&:focus-visible': { boxShadow: 'none' },
    '&:focus-visible:not(:has([data-selected]))': insetFocusRing,
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:focus-visible': insetFocusRing } } },
});

export const track = componentStyle({
  position: 'relative',
  insetInlineStart: '50%',
  inlineSize: 0,
  display: 'grid',
  transform: `translateX(calc(${position} * ${forward} * -1 * (${slideSize} + ${slideGap})))`,
  transitionProperty: 'transform',
  transitionDuration: vars.motion.calm,
  transitionTimingFunction: vars.motion.easing,
  selectors: { '&[data-dragging], &[data-jumping]': { transitionDuration: '0ms' } },
});

export const slide = componentStyle({
  gridArea: '1 / 1',
  inlineSize: slideSize,
  marginInlineStart: `calc(${index} * (${slideSize} + ${slideGap}) - ${slideSize} / 2)`,
  // Dimming would cost the neighbours' text its contrast; they stand a little further back instead.
  scale: '0.94',
  cursor: 'pointer',
  selectors: {
    '&[data-selected]': { scale: '1' },
    // The keys act on this one; around the whole row a ring would reach from edge to edge.
    [`${viewport}:focus-visible &[data-selected]`]: {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '6px',
      borderRadius: vars.radius.control,
      boxShadow: `0 0 0 6px ${vars.color.focusHalo}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '2px' } },
    },
  },
});

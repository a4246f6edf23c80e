import { componentStyle } from '../theme/componentStyle';
import { focusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';

/** Height of a box with one line of words. */
const lowest = '24px';
const boxSize = '18px';

export const checkbox = componentStyle(
  {
    display: 'inline-flex',
    gap: vars.space.xsmall,
    paddingBlock: `max(0px, calc((${lowest} - 1lh) / 2))`,
    cursor: 'pointer',
    '@media': {
      '(pointer: coarse)': {
        paddingBlock: `max(0px, calc((${vars.size.touch} - 1lh) / 2))`,
      },
    },
    selectors: { '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
  },
  'checkbox',
);

export const box = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: boxSize,
    height: boxSize,
    // In the middle of the first line, however many there are.
    marginBlock: `calc((1lh - ${boxSize}) / 2)`,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: '4px',
    background: vars.color.surface,
    selectors: {
      '[data-hovered] > &': { borderColor: vars.color.text },
      '[data-selected] > &, [data-indeterminate] > &': {
        background: vars.color.accent,
        borderColor: vars.color.accent,
        color: vars.color.onAccent,
      },
      '[data-focus-visible] > &': focusRing,
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '[data-selected] > &, [data-indeterminate] > &': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
          '[data-disabled] > &': { borderColor: 'GrayText' },
        },
      },
    },
  },
  'box',
);

import { componentStyle } from '../theme/componentStyle';
import { focusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';

export const checkbox = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    minHeight: '24px',
    cursor: 'pointer',
    '@media': { '(pointer: coarse)': { minHeight: vars.size.touch } },
    selectors: { '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
  },
  'checkbox',
);

export const box = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '18px',
    height: '18px',
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

import { componentStyle } from '../theme/componentStyle';
import { insetFocusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';

export const number = componentStyle(
  {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:last-child': { marginInlineEnd: vars.space.xsmall } },
  },
  'number',
);

export const unit = componentStyle(
  {
    flexShrink: 0,
    paddingInline: `${vars.space.xxsmall} ${vars.space.xsmall}`,
    color: vars.color.textQuiet,
    whiteSpace: 'nowrap',
  },
  'unit',
);

export const choice = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    maxWidth: '50%',
    color: vars.color.textQuiet,
  },
  'choice',
);

export const select = componentStyle(
  {
    appearance: 'none',
    width: '100%',
    minHeight: '28px',
    paddingBlock: 0,
    paddingInline: `${vars.space.xsmall} 22px`,
    border: 'none',
    borderRadius: '4px',
    background: vars.color.surface,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      '&:hover:enabled': { background: vars.color.hover, color: vars.color.text },
      '&:focus-visible': insetFocusRing,
      '&:disabled': { background: 'none', color: 'inherit', opacity: 1, cursor: 'default' },
    },
    '@media': { '(pointer: coarse)': { minHeight: '42px' } },
  },
  'select',
);

export const chevron = componentStyle(
  { position: 'absolute', insetInlineEnd: '4px', display: 'flex', pointerEvents: 'none' },
  'chevron',
);

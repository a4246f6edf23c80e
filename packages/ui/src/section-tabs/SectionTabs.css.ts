import { componentStyle } from '../theme/componentStyle';
import { insetFocusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';

export const bar = componentStyle(
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.sticky,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
    selectors: { '&[data-below-header]': { insetBlockStart: vars.size.header } },
  },
  'bar',
);

export const list = componentStyle(
  {
    display: 'flex',
    gap: vars.space.large,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  'list',
);

export const tab = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    minHeight: '44px',
    alignItems: 'center',
    color: vars.color.textQuiet,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    // The bold width is kept free, or the neighbours move when one becomes current.
    '::before': {
      content: 'attr(data-label)',
      gridArea: '1 / 1',
      visibility: 'hidden',
      fontWeight: vars.weight.strong,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      height: '2px',
      borderRadius: '2px 2px 0 0',
    },
    selectors: {
      '&[data-hovered]': { color: vars.color.text },
      '&[aria-current]': { color: vars.color.text, fontWeight: vars.weight.strong },
      '&[aria-current]::after': { background: vars.color.accent },
      '&[data-focus-visible]': insetFocusRing,
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[aria-current]::after': { background: 'Highlight' } } },
    },
  },
  'tab',
);

export const words = componentStyle({ gridArea: '1 / 1', textAlign: 'center' }, 'words');

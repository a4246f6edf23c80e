import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { focusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';

const padding = createVar();

export const card = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    vars: { [padding]: vars.space.large },
    padding,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    transition: `border-color ${vars.motion.quick} ${vars.motion.easing}`,
    selectors: {
      '&:has(> a[data-hovered])': { borderColor: vars.color.lineStrong },
      '&:has(> a[data-pressed])': { background: vars.color.hover },
    },
    '@media': { '(max-width: 480px)': { vars: { [padding]: '20px' } } },
  },
  'card',
);

/** Lies over the whole card: everything on it is the link, yet nothing is inside the link. */
export const cover = componentStyle(
  {
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    borderRadius: 'inherit',
    cursor: 'pointer',
    selectors: { '&[data-focus-visible]': focusRing },
  },
  'cover',
);

/** As high as the first line of a title, so that whatever button lies here is level with it. */
export const actions = componentStyle(
  {
    position: 'absolute',
    insetBlockStart: padding,
    insetInlineEnd: vars.space.small,
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    height: '1.5rem',
  },
  'actions',
);

export const footer = componentStyle(
  { marginBlockStart: 'auto', paddingBlockStart: vars.space.large },
  'footer',
);

import { componentStyle } from '../theme/componentStyle';
import { focusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';

const { color, motion } = vars;

/** A browser's own button, drawn like the others: react-aria's would be twice the size of the whole toast. */
export const button = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: vars.size.controlSmall,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    lineHeight: vars.type.body.leading,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${motion.quick} ${motion.easing}`,
    selectors: {
      '&:active': { background: color.pressed },
      '&:focus-visible': focusRing,
    },
    '@media': {
      '(pointer: coarse)': { minHeight: vars.size.touch },
      // Touch screens keep the last thing pressed hovered.
      '(hover: hover)': { selectors: { '&:hover:not(:active)': { background: color.hover } } },
      '(forced-colors: active)': { borderColor: 'ButtonText' },
    },
  },
  'button',
);

/** With an outline at rest. */
export const outlined = componentStyle(
  {
    paddingInline: '10px',
    borderColor: color.lineStrong,
    background: color.control,
    fontWeight: vars.weight.strong,
  },
  'outlined',
);

/** As wide as it is high. */
export const square = componentStyle(
  { width: vars.size.controlSmall, '@media': { '(pointer: coarse)': { width: vars.size.touch } } },
  'square',
);

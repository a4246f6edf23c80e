import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

export const tooltip = componentStyle(
  {
    maxWidth: '18rem',
    padding: `${vars.space.xxsmall} ${vars.space.xsmall}`,
    borderRadius: vars.radius.control,
    background: vars.color.text,
    color: vars.color.canvas,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.leading,
    fontWeight: vars.weight.medium,
    transition: `opacity ${vars.motion.quick} ${vars.motion.easing}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  'tooltip',
);

import { vars } from './vars.css';

const { color, space } = vars;

/** Words in a row of which one is the current: quiet, with room for the line beneath them. */
export const underlined = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  paddingInline: space.small,
  color: color.textQuiet,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
} as const;

/** The line beneath them, `&::after`: there for each, seen under the current one. */
export const underline = {
  content: '',
  position: 'absolute',
  insetInline: space.small,
  insetBlockEnd: 0,
  height: '2px',
  background: color.accent,
  opacity: 0,
  transition: `opacity ${vars.motion.quick} ${vars.motion.easing}`,
} as const;

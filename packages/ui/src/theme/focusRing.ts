import { vars } from './vars.css';

/**
 * Two tones, so that it shows on every surface: a halo fills the gap between the control and the ring.
 * Spread it under `&[data-focus-visible]` (react-aria) or `&:focus-visible`.
 */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.color.focusHalo}`,
} as const;

/** For controls inside something that clips: both tones are drawn within the control's edge. */
export const insetFocusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '-2px',
  boxShadow: `inset 0 0 0 4px ${vars.color.focusHalo}`,
} as const;

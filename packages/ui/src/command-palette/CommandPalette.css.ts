import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

const calm = `${vars.motion.calm} ${vars.motion.easing}`;

export const overlay = componentStyle(
  {
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.overlay,
    display: 'grid',
    justifyItems: 'center',
    alignItems: 'start',
    padding: `clamp(${vars.space.xsmall}, 12vh, 128px) ${vars.space.medium} ${vars.space.medium}`,
    background: vars.color.scrim,
    transition: `opacity ${calm}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    // A keyboard on the screen takes the lower half.
    '@media': { '(max-width: 480px)': { padding: vars.space.xsmall } },
  },
  'overlay',
);

export const sheet = componentStyle(
  {
    width: 'min(38rem, 100%)',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    background: vars.color.raised,
    color: vars.color.text,
    boxShadow: vars.shadow.float,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  'sheet',
);

export const dialog = componentStyle(
  { display: 'flex', flexDirection: 'column', maxHeight: 'min(60vh, 28rem)', outline: 'none' },
  'dialog',
);

export const field = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    flexShrink: 0,
    paddingInline: vars.space.medium,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  'field',
);

export const input = componentStyle(
  {
    minHeight: '52px',
    fontSize: vars.type.reading.size,
    lineHeight: vars.type.reading.leading,
    color: 'inherit',
  },
  'input',
);

export const list = componentStyle({ overflowY: 'auto', overscrollBehavior: 'contain' }, 'list');

export const shortcut = componentStyle(
  {
    flexShrink: 0,
    color: vars.color.textQuiet,
    fontFamily: 'inherit',
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.leading,
    '@media': { '(forced-colors: active)': { color: 'inherit' } },
  },
  'shortcut',
);

export const empty = componentStyle(
  {
    padding: `${vars.space.small} ${vars.space.small}`,
    color: vars.color.textQuiet,
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.leading,
  },
  'empty',
);

/** A command that cannot be done now: its name recedes, its reason is read. */
export const unavailable = componentStyle(
  {
    color: vars.color.textQuiet,
    '@media': { '(forced-colors: active)': { color: 'GrayText' } },
  },
  'unavailable',
);

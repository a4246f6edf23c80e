import { componentStyle } from '../theme/componentStyle';
import { ground } from '../internal/ground.css';
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
    padding: `clamp(16px, 12vh, 128px) ${vars.space.medium} ${vars.space.medium}`,
    background: vars.color.scrim,
    overflowY: 'auto',
    transition: `opacity ${calm}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': {
      '(max-width: 480px)': { alignItems: 'end', padding: vars.space.xsmall },
    },
  },
  'overlay',
);

const sheet = (width: string, name: string): string =>
  componentStyle(
    {
      width: `min(${width}, 100%)`,
      borderRadius: vars.radius.card,
      vars: { [ground]: vars.color.raised },
      background: vars.color.raised,
      color: vars.color.text,
      boxShadow: vars.shadow.float,
      transition: `translate ${calm}, opacity ${calm}`,
      selectors: { '&[data-entering]': { translate: '0 8px', opacity: 0 } },
      '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
    },
    name,
  );

export const modal = {
  small: sheet('26rem', 'small'),
  medium: sheet('34rem', 'medium'),
  large: sheet('48rem', 'large'),
};

export const dialog = componentStyle({ outline: 'none' }, 'dialog');

export const head = componentStyle(
  {
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: vars.space.medium,
    padding: `20px ${vars.space.medium} 0 ${vars.space.large}`,
  },
  'head',
);

export const title = componentStyle(
  {
    paddingBlock: '5px',
    fontSize: vars.type.title.size,
    lineHeight: vars.type.title.leading,
    fontWeight: vars.weight.strong,
    letterSpacing: '-0.005em',
  },
  'title',
);

export const body = componentStyle(
  { padding: `${vars.space.small} ${vars.space.large} ${vars.space.large}` },
  'body',
);

export const quiet = componentStyle({ color: vars.color.textQuiet, textWrap: 'pretty' }, 'quiet');

export const footer = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: vars.space.xsmall,
    padding: `0 ${vars.space.large} ${vars.space.large}`,
  },
  'footer',
);

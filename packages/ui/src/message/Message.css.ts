import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

export const message = componentStyle(
  { display: 'flex', flexDirection: 'column', gap: vars.space.xsmall },
  'message',
);

export const user = componentStyle({ alignItems: 'end' }, 'user');
export const assistant = componentStyle({ alignItems: 'stretch' }, 'assistant');

export const content = componentStyle(
  { fontSize: vars.type.reading.size, lineHeight: vars.type.reading.leading, overflowWrap: 'break-word' },
  'content',
);

export const bubble = componentStyle(
  {
    maxWidth: 'min(36rem, 88%)',
    padding: `${vars.space.xsmall} ${vars.space.medium}`,
    borderRadius: '14px',
    borderEndEndRadius: '4px',
    background: vars.color.bubble,
    whiteSpace: 'pre-wrap',
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  'bubble',
);

export const note = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    color: vars.color.textQuiet,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.leading,
  },
  'note',
);

export const errorNote = componentStyle({ color: vars.color.critical }, 'errorNote');

const breathe = keyframes({ '0%, 100%': { opacity: 0.3 }, '40%': { opacity: 1 } });

export const thinking = componentStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space.small, color: vars.color.textQuiet },
  'thinking',
);

export const dots = componentStyle({ display: 'flex', gap: '4px' }, 'dots');

export const dot = componentStyle(
  {
    width: '6px',
    height: '6px',
    borderRadius: vars.radius.full,
    background: vars.color.accent,
    animation: `${breathe} 1.8s ease-in-out infinite`,
    selectors: {
      '&:nth-child(2)': { animationDelay: '0.25s' },
      '&:nth-child(3)': { animationDelay: '0.5s' },
      ':root[data-motion="reduced"] &': { animation: 'none' },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { animation: 'none' },
      '(forced-colors: active)': { background: 'CanvasText' },
    },
  },
  'dot',
);

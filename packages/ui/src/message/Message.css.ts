import { keyframes } from '@vanilla-extract/css';
import { componentGlobalStyle, componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

const { color, space, type } = vars;

const column = { display: 'flex', flexDirection: 'column', gap: space.small } as const;
const words = {
  fontSize: type.reading.size,
  lineHeight: type.reading.leading,
  overflowWrap: 'anywhere',
} as const;

export const user = componentStyle({ ...column, alignItems: 'end' }, 'user');
export const assistant = componentStyle(column, 'assistant');
export const content = componentStyle(words, 'content');

export const bubble = componentStyle(
  {
    ...words,
    lineHeight: '1.5rem',
    maxWidth: 'min(34rem, 88%)',
    padding: `${space.xsmall} ${space.medium}`,
    borderRadius: vars.radius.card,
    borderEndEndRadius: '4px',
    background: color.bubble,
    whiteSpace: 'pre-wrap',
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  'bubble',
);

const stateLook = (ink: string, name: string): string =>
  componentStyle(
    {
      display: 'flex',
      alignItems: 'center',
      gap: '6px',
      color: ink,
      fontSize: type.body.size,
      lineHeight: type.body.leading,
    },
    name,
  );

export const state = {
  stopped: stateLook(color.textQuiet, 'stopped'),
  error: stateLook(color.critical, 'error'),
};

// Outlined, the square reads as a box to tick.
componentGlobalStyle(`${state.stopped} > svg`, { fill: 'currentColor' });

const breathe = keyframes({ '0%, 70%, 100%': { opacity: 0.3 }, '35%': { opacity: 1 } });

export const thinking = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.small,
    color: color.textQuiet,
    fontSize: type.body.size,
    lineHeight: type.body.leading,
  },
  'thinking',
);

export const dots = componentStyle({ display: 'flex', gap: '4px' }, 'dots');

export const dot = componentStyle(
  {
    width: '6px',
    height: '6px',
    borderRadius: vars.radius.full,
    background: color.accent,
    animation: `${breathe} 1.8s ease-in-out infinite`,
    selectors: {
      '&:nth-child(2)': { animationDelay: '0.2s' },
      '&:nth-child(3)': { animationDelay: '0.4s' },
      ':root[data-motion="reduced"] &': { animation: 'none' },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { animation: 'none' },
      '(forced-colors: active)': { background: 'CanvasText' },
    },
  },
  'dot',
);

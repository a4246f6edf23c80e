import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { focusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** The next toast takes the place of the one before: its words change, the sheet stays. */
const appear = keyframes({ from: { opacity: 0 } });

export const region = componentStyle(
  {
    position: 'fixed',
    // Under the header: at the bottom it would lie over what one is about to send.
    insetBlockStart: vars.size.header,
    insetInlineEnd: 0,
    zIndex: vars.layer.toast,
    width: '100%',
    padding: vars.space.medium,
    outline: 'none',
    boxShadow: 'none',
    pointerEvents: 'none',
    '@media': { '(min-width: 768px)': { maxWidth: '420px' } },
  },
  'region',
);

export const toast = componentStyle(
  {
    display: 'flex',
    alignItems: 'start',
    columnGap: vars.space.small,
    padding: `${vars.space.small} ${vars.space.xsmall} ${vars.space.small} ${vars.space.medium}`,
    borderRadius: vars.radius.card,
    background: vars.color.raised,
    color: vars.color.text,
    boxShadow: vars.shadow.float,
    pointerEvents: 'auto',
    touchAction: 'pan-y',
    cursor: 'default',
    animation: `${arrive} ${vars.motion.calm} ${vars.motion.easing}`,
    transition: `translate ${vars.motion.quick} ${vars.motion.easing}`,
    selectors: {
      '&[data-swiping]': { transition: 'none' },
      [`${region}:focus-visible &`]: focusRing,
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  'toast',
);

export const mark = componentStyle(
  { flexShrink: 0, paddingBlockStart: '5px', color: vars.color.positive },
  'mark',
);
export const destructiveMark = componentStyle({ color: vars.color.critical }, 'destructiveMark');

export const live = componentStyle({ flexGrow: 1 }, 'live');

export const words = componentStyle(
  {
    paddingBlock: '4px',
    overflowWrap: 'anywhere',
    animation: `${appear} ${vars.motion.calm} ${vars.motion.easing}`,
  },
  'words',
);

export const title = componentStyle({ fontWeight: vars.weight.strong }, 'title');
export const description = componentStyle({ color: vars.color.textQuiet }, 'description');

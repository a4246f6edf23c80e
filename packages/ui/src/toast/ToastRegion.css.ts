import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { focusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';
import * as buttons from './ToastButton.css';

const { color, motion, space } = vars;
/** The button to close is higher then; sign and first line stay level with it. */
const coarse = '(pointer: coarse)';
const swipe = 'var(--seedbed-toast-swipe, 0px)';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });
const leave = keyframes({ from: { opacity: 1 }, to: { opacity: 0, translate: `calc(2 * ${swipe}) 0` } });

export const region = componentStyle(
  {
    position: 'fixed',
    // Under the header: at the bottom it would lie over what one is about to send.
    insetBlockStart: vars.size.header,
    insetInlineEnd: 0,
    zIndex: vars.layer.toast,
    width: '100%',
    padding: space.medium,
    outline: 'none',
    boxShadow: 'none',
    pointerEvents: 'none',
    '@media': { '(min-width: 768px)': { maxWidth: '420px' } },
  },
  'region',
);

export const stack = componentStyle({ display: 'grid', alignItems: 'start' }, 'stack');

export const toast = componentStyle(
  {
    gridArea: '1 / 1',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: `${space.xxsmall} ${space.small}`,
    padding: `${space.small} ${space.xsmall} ${space.small} ${space.medium}`,
    borderRadius: vars.radius.card,
    background: color.raised,
    color: color.text,
    boxShadow: vars.shadow.float,
    pointerEvents: 'auto',
    touchAction: 'pan-y',
    userSelect: 'none',
    cursor: 'default',
    translate: `${swipe} 0`,
    animation: `${arrive} ${motion.calm} ${motion.easing}`,
    selectors: {
      '&[data-springing]': { transition: `translate ${motion.quick} ${motion.easing}` },
      // The next one lies under the one that goes: a sheet that fades onto a fading sheet would flicker.
      '&[data-following]': { animation: 'none' },
      '&[data-leaving]': {
        zIndex: 1,
        opacity: 0,
        pointerEvents: 'none',
        animation: `${leave} ${motion.quick} ${motion.easing}`,
      },
      [`${region}:focus-visible &`]: focusRing,
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  'toast',
);

export const mark = componentStyle(
  {
    paddingBlockStart: '5px',
    color: color.positive,
    '@media': { [coarse]: { paddingBlockStart: '13px' } },
    selectors: {
      [`${toast}[data-variant="destructive"] > &`]: { color: color.critical },
      [`${toast}[data-pending] > &`]: { color: color.textQuiet },
    },
  },
  'mark',
);

/** What there is to do stands beside the words, and under them where it would squeeze them. */
export const body = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: `${space.xxsmall} ${space.small}` },
  'body',
);
export const part = componentStyle(
  {
    flex: '1 1 12rem',
    paddingBlock: '4px',
    overflowWrap: 'anywhere',
    '@media': { [coarse]: { paddingBlockStart: '12px' } },
    // A live region stays where it is while it says nothing, but takes no room.
    selectors: { '&:empty': { position: 'absolute' } },
  },
  'part',
);
export const title = componentStyle({ fontWeight: vars.weight.strong }, 'title');
export const description = componentStyle({ color: color.textQuiet, textWrap: 'pretty' }, 'description');

export const count = componentStyle(
  {
    paddingBlock: '4px',
    color: color.textQuiet,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': { [coarse]: { paddingBlockStart: '12px' } },
  },
  'count',
);

export const action = `${buttons.button} ${buttons.outlined}`;

export const dismiss = `${buttons.button} ${buttons.square}`;

export const others = componentStyle(
  {
    gridColumn: '2 / -1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    color: color.textQuiet,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.leading,
    fontVariantNumeric: 'tabular-nums',
  },
  'others',
);

const inline = componentStyle({ paddingInline: space.xsmall }, 'inline');
export const dismissAll = `${buttons.button} ${inline}`;

/** For screen readers only. */
export const hidden = componentStyle(
  {
    position: 'fixed',
    insetBlockStart: 0,
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  'hidden',
);

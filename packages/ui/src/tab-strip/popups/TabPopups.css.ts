import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/componentStyle';
import { insetFocusRing } from '../../theme/focusRing';
import { vars } from '../../theme/vars.css';

const { color, motion, space, type } = vars;
const coarse = '(pointer: coarse)';
const forced = '(forced-colors: active)';

const appear = keyframes({ from: { opacity: 0 } });

/** Where the browser puts a popover, and how it looks, before we say otherwise. */
export const sheet = componentStyle(
  {
    inset: 'auto',
    maxBlockSize: 'min(28rem, calc(100vh - 16px))',
    margin: 0,
    padding: 0,
    border: 'none',
    color: color.text,
    animation: `${appear} ${motion.quick} ${motion.easing}`,
    '@media': { [forced]: { border: '1px solid CanvasText' } },
  },
  'sheet',
);

/** What react-aria tells by attributes is told by focus and selection here. */
export const entry = componentStyle(
  {
    inlineSize: '100%',
    border: 'none',
    background: 'none',
    textAlign: 'start',
    selectors: {
      '&:focus, &[aria-selected="true"]': { background: color.hover },
      '&:active': { background: color.pressed },
      '&:focus-visible': insetFocusRing,
      '&[aria-current]': { fontWeight: vars.weight.strong },
    },
    '@media': {
      [forced]: {
        selectors: {
          '&:focus, &[aria-selected="true"]': { background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  },
  'entry',
);

export const entryLabel = componentStyle(
  { flexGrow: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'entryLabel',
);

export const entryKey = componentStyle(
  {
    marginInlineStart: space.large,
    color: color.textQuiet,
    fontFamily: 'inherit',
    fontSize: type.caption.size,
    whiteSpace: 'nowrap',
    // A finger has no keys.
    '@media': { [coarse]: { display: 'none' }, [forced]: { color: 'inherit' } },
  },
  'entryKey',
);

export const finder = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '18rem',
    maxInlineSize: '100%',
    maxBlockSize: 'inherit',
  },
  'finder',
);

export const finderField = componentStyle(
  {
    flexShrink: 0,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: color.surface,
    color: color.text,
    blockSize: vars.size.control,
    margin: `${space.xsmall} ${space.xsmall} 0`,
    paddingInline: space.small,
    fontSize: type.body.size,
    selectors: { '&:focus-visible': insetFocusRing },
    '@media': { [coarse]: { blockSize: vars.size.touch } },
  },
  'finderField',
);

export const finderList = componentStyle(
  { minBlockSize: 0, overflowY: 'auto', padding: space.xxsmall },
  'finderList',
);

export const nothing = componentStyle(
  {
    color: color.textQuiet,
    fontSize: type.body.size,
    selectors: { '&:not(:empty)': { padding: `0 ${space.medium} ${space.small}` } },
  },
  'nothing',
);

import { componentStyle } from '../theme/componentStyle';
import { insetFocusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';

const { color, motion, space, type } = vars;
const coarse = '(pointer: coarse)';
/** A screen that hears fingers, with a mouse beside it or not. */
const touch = '(any-pointer: coarse)';
const forced = '(forced-colors: active)';

export const strip = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.xxsmall,
    minInlineSize: 0,
    padding: space.xxsmall,
  },
  'strip',
);

export const scroller = componentStyle(
  {
    flex: '0 1 auto',
    minInlineSize: 0,
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
  },
  'scroller',
);

export const grid = componentStyle(
  { position: 'relative', userSelect: 'none', WebkitTouchCallout: 'none' },
  'grid',
);

export const list = componentStyle({ display: 'flex' }, 'list');

/** Over the list, with a slot for each tab. */
export const overlay = componentStyle(
  { position: 'absolute', inset: 0, display: 'flex', pointerEvents: 'none' },
  'overlay',
);

/**
 * How tabs, and the slots that lie over them, share the room: as wide as they like while there is room, then narrower
 * together. A pinned one is as wide as what it shows.
 */
const cell = componentStyle(
  {
    flexShrink: 1,
    display: 'flex',
    alignItems: 'center',
    inlineSize: '208px',
    minInlineSize: '120px',
    blockSize: '36px',
    marginInlineEnd: space.xxsmall,
    selectors: {
      '&[data-pinned]': {
        flexShrink: 0,
        gap: space.xsmall,
        inlineSize: 'max-content',
        minInlineSize: 0,
        paddingInline: space.small,
      },
      // The halves share the line between them.
      '&[data-half="first"]': { marginInlineEnd: '-1px' },
      '&[data-yielding]': { transition: `translate ${motion.quick} ${motion.easing}` },
    },
    '@media': { [coarse]: { blockSize: vars.size.touch } },
  },
  'cell',
);

const ownTab = componentStyle(
  {
    gap: space.xsmall,
    paddingInline: space.small,
    borderRadius: '8px',
    color: color.textQuiet,
    fontSize: type.body.size,
    lineHeight: type.body.leading,
    whiteSpace: 'nowrap',
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&:hover, &[data-hovered]': { background: color.hover },
      '&[data-half]': { boxShadow: `inset 0 0 0 1px ${color.line}` },
      '&[data-half][data-shown]': { background: color.surface },
      '&[data-half="first"]': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
      '&[data-half="second"]': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
      '&[data-active]': {
        background: color.surface,
        color: color.text,
        boxShadow: `inset 0 0 0 1px ${color.line}`,
      },
      // Both halves are in sight: the line says which one hears the keyboard.
      '&[data-half][data-active]': {
        boxShadow: `inset 0 0 0 1px ${color.line}, inset 0 -2px 0 ${color.accent}`,
      },
      '&:focus-visible': insetFocusRing,
      '&[data-dragged]': { zIndex: 2, boxShadow: vars.shadow.float, background: color.raised },
    },
    '@media': {
      [forced]: {
        // Backgrounds and shadows are gone: a line says where a tab ends, a bar which one is active.
        position: 'relative',
        outline: '1px solid ButtonBorder',
        outlineOffset: '-1px',
        selectors: {
          '&[data-active]::after': {
            content: '',
            position: 'absolute',
            insetInline: 0,
            insetBlockEnd: 0,
            blockSize: '4px',
            background: 'Highlight',
          },
          '&:focus-visible': { outline: '3px solid Highlight', outlineOffset: '-3px' },
          '&[data-dragged]': { background: 'Canvas' },
        },
      },
    },
  },
  'tab',
);

export const tab = `${cell} ${ownTab}`;

const ownSlot = componentStyle(
  {
    justifyContent: 'end',
    fontSize: type.body.size,
    lineHeight: type.body.leading,
    selectors: {
      '&[data-dragged]': { zIndex: 3 },
      '&[data-pinned]': { visibility: 'hidden' },
    },
  },
  'slot',
);

export const slot = `${cell} ${ownSlot}`;

export const icon = componentStyle({ display: 'flex', flexShrink: 0 }, 'icon');

export const title = componentStyle(
  {
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: {
      // Room for the close button. As the tab's padding it would count in how the tabs share the strip.
      ':is([data-shown], [data-hovered]):not([data-pinned]) > &': { marginInlineEnd: '22px' },
    },
  },
  'title',
);

const quietButton = componentStyle(
  {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: color.textQuiet,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&:hover': { color: color.text },
      '&:focus-visible': insetFocusRing,
    },
    '@media': {
      [forced]: {
        color: 'ButtonText',
        selectors: { '&:hover': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
  'quietButton',
);

/** A line through the middle of a square, soft at its edges. */
const stroke = (angle: string) =>
  `linear-gradient(${angle}, transparent calc(50% - 0.9px), currentColor calc(50% - 0.3px) calc(50% + 0.3px), transparent calc(50% + 0.9px))`;

/** The cross is painted: drawn with elements, it would be three for every tab, half of what a strip of many costs. */
const ownClose = componentStyle(
  {
    pointerEvents: 'auto',
    inlineSize: '24px',
    blockSize: '24px',
    marginInlineEnd: space.xsmall,
    borderRadius: '6px',
    backgroundImage: `${stroke('45deg')}, ${stroke('-45deg')}`,
    backgroundSize: '9px 9px',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
    // A row of crosses is louder than its titles.
    opacity: 0,
    selectors: {
      ':is([data-shown], [data-hovered]) > &': { opacity: 1 },
      '&:hover': { backgroundColor: color.pressed },
    },
    '@media': {
      [coarse]: { inlineSize: '32px', blockSize: vars.size.touch, marginInlineEnd: '2px' },
      // A finger cannot point first: it closes what it has opened.
      [touch]: {
        selectors: { ':not([data-shown], [data-hovered]) > &': { pointerEvents: 'none' } },
      },
      // Forced colors would take the painting away.
      [forced]: { forcedColorAdjust: 'none' },
    },
  },
  'close',
);

export const close = `${quietButton} ${ownClose}`;

const ownAction = componentStyle(
  {
    inlineSize: '32px',
    blockSize: '32px',
    borderRadius: vars.radius.control,
    selectors: { '&:hover': { background: color.hover } },
    '@media': { [coarse]: { inlineSize: vars.size.touch, blockSize: vars.size.touch } },
  },
  'action',
);

export const action = `${quietButton} ${ownAction}`;

export const rename = componentStyle(
  {
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: color.surface,
    color: color.text,
    flex: 1,
    pointerEvents: 'auto',
    minInlineSize: 0,
    blockSize: '28px',
    marginInline: space.xxsmall,
    paddingInline: space.xsmall,
    selectors: { '&:focus-visible': insetFocusRing },
  },
  'rename',
);

export const panels = componentStyle({ display: 'flex', minInlineSize: 0 }, 'panels');

export const panel = componentStyle(
  {
    flex: '1 1 0',
    minInlineSize: 0,
    outline: 'none',
    selectors: { '&[hidden]': { display: 'none' }, '&:focus-visible': insetFocusRing },
  },
  'panel',
);

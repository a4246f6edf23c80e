import { componentStyle } from '../theme/componentStyle';
import { insetFocusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';

const tabHeight = '36px';

export const strip = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    minInlineSize: 0,
    padding: vars.space.xxsmall,
  },
  'strip',
);

export const scroller = componentStyle(
  {
    flex: '0 1 auto',
    minInlineSize: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
  },
  'scroller',
);

export const grid = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    alignItems: 'stretch',
    minInlineSize: 'min-content',
    userSelect: 'none',
  },
  'grid',
);

/** Tabs and their close buttons share the grid's cells; the lists that own them are not boxes. */
export const contents = componentStyle({ display: 'contents' }, 'contents');

export const tab = componentStyle(
  {
    gridRow: 1,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    minInlineSize: 0,
    blockSize: tabHeight,
    marginInlineEnd: vars.space.xxsmall,
    paddingInline: `${vars.space.small} 30px`,
    borderRadius: '8px',
    color: vars.color.textQuiet,
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.leading,
    whiteSpace: 'nowrap',
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&[data-active]': {
        background: vars.color.surface,
        color: vars.color.text,
        boxShadow: `0 0 0 1px ${vars.color.line}`,
      },
      '&[data-pinned]': { paddingInlineEnd: vars.space.small },
      '&[data-half]': { background: vars.color.sunken, boxShadow: `0 0 0 1px ${vars.color.line}` },
      '&[data-half="first"]': { marginInlineEnd: '1px', borderStartEndRadius: 0, borderEndEndRadius: 0 },
      '&[data-half="second"]': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
      '&[data-half][data-active]': { background: vars.color.surface },
      '&:focus-visible': insetFocusRing,
      '&[data-dragged]': { zIndex: 2, boxShadow: vars.shadow.float, background: vars.color.raised },
      '[data-dragging] &:not([data-dragged])': {
        transition: `translate ${vars.motion.quick} ${vars.motion.easing}`,
      },
    },
    '@media': {
      '(pointer: coarse)': { blockSize: vars.size.touch },
      '(forced-colors: active)': {
        selectors: {
          '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&:focus-visible': { outline: '2px dashed CanvasText', outlineOffset: '-4px' },
        },
      },
    },
  },
  'tab',
);

export const icon = componentStyle({ display: 'flex', flexShrink: 0 }, 'icon');

export const title = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis' }, 'title');

export const close = componentStyle(
  {
    gridRow: 1,
    justifySelf: 'end',
    alignSelf: 'center',
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    marginInlineEnd: '8px',
    padding: 0,
    border: 'none',
    borderRadius: '6px',
    background: 'none',
    color: vars.color.textQuiet,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.pressed, color: vars.color.text },
      '&[data-dragged]': { zIndex: 3 },
      '[data-dragging] &:not([data-dragged])': {
        transition: `translate ${vars.motion.quick} ${vars.motion.easing}`,
      },
    },
  },
  'close',
);

export const rename = componentStyle(
  {
    gridRow: 1,
    zIndex: 2,
    alignSelf: 'center',
    minInlineSize: 0,
    blockSize: '28px',
    marginInline: '4px 8px',
    paddingInline: vars.space.xsmall,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.text,
    selectors: { '&:focus-visible': insetFocusRing },
  },
  'rename',
);

export const action = componentStyle(
  {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '32px',
    blockSize: '32px',
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.textQuiet,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&:hover': { background: vars.color.hover, color: vars.color.text },
      '&:focus-visible': insetFocusRing,
    },
    '@media': { '(pointer: coarse)': { inlineSize: vars.size.touch, blockSize: vars.size.touch } },
  },
  'action',
);

export const spoken = componentStyle(
  {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  'spoken',
);

export const finder = componentStyle(
  {
    display: 'grid',
    gap: vars.space.xsmall,
    padding: vars.space.xsmall,
    outline: 'none',
    maxBlockSize: '60vh',
    overflow: 'auto',
  },
  'finder',
);

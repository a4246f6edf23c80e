import { componentStyle } from '../theme/componentStyle';
import { focusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';

/** A breath of ink on whatever lies below. */
const tint = (share: string): string => `color-mix(in srgb, ${vars.color.text} ${share}, transparent)`;

const calm = `${vars.motion.calm} ${vars.motion.easing}`;

export const sidebar = componentStyle(
  {
    position: 'sticky',
    insetBlockStart: 0,
    flexShrink: 0,
    width: vars.size.sidebar,
    height: '100dvh',
    // Seen only in forced colors, where surfaces have no colour of their own.
    borderInlineEnd: '1px solid transparent',
    background: vars.color.canvas,
    selectors: { '&[data-collapsed]': { display: 'none' } },
  },
  'sidebar',
);

export const overlay = componentStyle(
  {
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.overlay,
    background: vars.color.scrim,
    transition: `opacity ${calm}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  },
  'overlay',
);

export const drawer = componentStyle(
  {
    width: `min(${vars.size.sidebar}, calc(100vw - 56px))`,
    height: '100dvh',
    background: vars.color.canvas,
    boxShadow: vars.shadow.float,
    transition: `translate ${calm}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { translate: '-24px 0' },
      '[dir="rtl"] &[data-entering], [dir="rtl"] &[data-exiting]': { translate: '24px 0' },
    },
    '@media': { '(forced-colors: active)': { borderInlineEnd: '1px solid CanvasText' } },
  },
  'drawer',
);

export const inside = componentStyle(
  { display: 'flex', flexDirection: 'column', height: '100%', outline: 'none' },
  'inside',
);

export const header = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    minHeight: vars.size.header,
    paddingInline: vars.space.xsmall,
  },
  'header',
);

export const headerContent = componentStyle({ flexGrow: 1 }, 'headerContent');

export const nav = componentStyle(
  {
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    padding: vars.space.xsmall,
    overflowY: 'auto',
  },
  'nav',
);

export const footer = componentStyle({ padding: vars.space.xsmall }, 'footer');

export const item = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    minHeight: vars.size.control,
    paddingInline: vars.space.xsmall,
    borderRadius: vars.radius.control,
    color: vars.color.textQuiet,
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.quick} ${vars.motion.easing}`,
    '@media': {
      '(pointer: coarse)': { minHeight: vars.size.touch },
      '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
    },
    selectors: {
      '&[data-hovered]': { background: tint('5%'), color: vars.color.text },
      '&[data-pressed]': { background: tint('12%') },
      '&[aria-current]': {
        background: tint('9%'),
        color: vars.color.text,
        fontWeight: vars.weight.strong,
      },
      '&[data-focus-visible]': focusRing,
    },
  },
  'item',
);

export const itemIcon = componentStyle(
  { display: 'grid', placeItems: 'center', width: '24px', flexShrink: 0 },
  'itemIcon',
);

export const itemLabel = componentStyle(
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'itemLabel',
);

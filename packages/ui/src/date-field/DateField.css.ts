import { componentStyle } from '../theme/componentStyle';
import { insetFocusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';

export const parts = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    flexGrow: 1,
    minHeight: `calc(${vars.size.control} - 2px)`,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'pre',
    cursor: 'text',
    '@media': { '(pointer: coarse)': { minHeight: `calc(${vars.size.touch} - 2px)` } },
  },
  'parts',
);

export const part = componentStyle(
  {
    padding: '2px',
    borderRadius: '3px',
    outline: 'none',
    caretColor: 'transparent',
    forcedColorAdjust: 'none',
    selectors: {
      '&[data-type="literal"]': { paddingInline: 0, color: vars.color.textQuiet },
      '&[data-placeholder]': { color: vars.color.textQuiet },
      '&[data-focused]': { background: vars.color.accent, color: vars.color.onAccent },
      '&[data-disabled]': { color: vars.color.textDisabled },
    },
    '@media': {
      '(forced-colors: active)': {
        color: 'CanvasText',
        selectors: {
          '&[data-focused]': { background: 'Highlight', color: 'HighlightText' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  'part',
);

export const dialog = componentStyle({ outline: 'none' }, 'dialog');

/** Seven days wide, six weeks high. */
export const room = componentStyle({ width: '268px', height: '268px' }, 'room');

export const sheet = componentStyle({ padding: vars.space.small }, 'sheet');

export const head = componentStyle(
  { display: 'flex', alignItems: 'center', marginBlockEnd: vars.space.xsmall },
  'head',
);

export const month = componentStyle(
  { flexGrow: 1, fontSize: vars.type.body.size, fontWeight: vars.weight.strong, textAlign: 'center' },
  'month',
);

export const turn = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '32px',
    height: '32px',
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.hover },
      '&[data-pressed]': { background: vars.color.pressed },
      '&[data-focus-visible]': insetFocusRing,
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'default' },
    },
    '@media': { '(pointer: coarse)': { width: vars.size.touch, height: vars.size.touch } },
  },
  'turn',
);

/** Points the way the months go. */
export const way = componentStyle(
  { display: 'flex', selectors: { '[dir="rtl"] &': { scale: '-1 1' } } },
  'way',
);

export const grid = componentStyle({ fontVariantNumeric: 'tabular-nums' }, 'grid');

export const weekday = componentStyle(
  {
    height: '28px',
    color: vars.color.textQuiet,
    fontSize: vars.type.caption.size,
    fontWeight: vars.weight.regular,
    textAlign: 'center',
  },
  'weekday',
);

export const day = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '36px',
    height: '32px',
    borderRadius: vars.radius.control,
    outline: 'none',
    cursor: 'pointer',
    fontSize: vars.type.body.size,
    forcedColorAdjust: 'none',
    selectors: {
      '&[data-hovered]': { background: vars.color.hover },
      '&[data-pressed]': { background: vars.color.pressed },
      '&[data-today]': {
        fontWeight: vars.weight.heavy,
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
      },
      '&[data-selected]': { background: vars.color.accent, color: vars.color.onAccent },
      '&[data-focus-visible]': insetFocusRing,
      '&[data-disabled], &[data-unavailable]': { color: vars.color.textDisabled, cursor: 'default' },
      '&[data-outside-month]': { visibility: 'hidden' },
    },
    '@media': {
      '(pointer: coarse)': { width: vars.size.touch, height: vars.size.touch },
      '(forced-colors: active)': {
        color: 'CanvasText',
        selectors: {
          '&[data-hovered]': { background: 'Canvas', outline: '1px solid CanvasText' },
          '&[data-selected]': { background: 'Highlight', color: 'HighlightText' },
          '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
        },
      },
    },
  },
  'day',
);

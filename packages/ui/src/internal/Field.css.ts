import { componentStyle } from '../theme/componentStyle';
import { focusRing, insetFocusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';

export const field = componentStyle(
  { display: 'flex', flexDirection: 'column', gap: vars.space.xxsmall, minWidth: 0 },
  'field',
);

export const label = componentStyle(
  { fontWeight: vars.weight.strong, fontSize: vars.type.body.size, lineHeight: vars.type.body.leading },
  'label',
);

export const hint = componentStyle(
  { color: vars.color.textQuiet, fontSize: vars.type.caption.size, lineHeight: vars.type.caption.leading },
  'hint',
);

export const error = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    color: vars.color.critical,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.leading,
  },
  'error',
);

export const control = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    width: '100%',
    minHeight: vars.size.control,
    marginBlockStart: vars.space.xxsmall,
    padding: `7px ${vars.space.small}`,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.leading,
    textAlign: 'start',
    transition: `border-color ${vars.motion.quick} ${vars.motion.easing}`,
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.text },
      '&[data-focus-visible], &[data-focused]:is(input, textarea), &[data-focus-within]': focusRing,
      // One line around the field, not two.
      '&:is([data-focus-visible], [data-focused]:is(input, textarea), [data-focus-within]):not([data-invalid])':
        {
          borderColor: 'transparent',
        },
      '&[data-invalid]': { borderColor: vars.color.critical },
      '&[data-disabled]': { color: vars.color.textDisabled, background: vars.color.sunken },
      '&[readonly]': {
        background: 'transparent',
        borderColor: vars.color.line,
        color: vars.color.textQuiet,
      },
      '&::placeholder': { color: vars.color.textQuiet, opacity: 1 },
    },
    '@media': {
      // 16 px keeps iOS from zooming into the field.
      '(pointer: coarse)': { minHeight: vars.size.touch, fontSize: vars.type.reading.size },
    },
  },
  'control',
);

/** A control and the button that goes with it, on one line. */
export const row = componentStyle({ display: 'flex', alignItems: 'end', gap: vars.space.xsmall }, 'row');

export const multiline = componentStyle({ resize: 'vertical', minHeight: '72px' }, 'multiline');

export const bare = componentStyle(
  {
    flexGrow: 1,
    padding: 0,
    border: 'none',
    background: 'none',
    outline: 'none',
    boxShadow: 'none',
    selectors: {
      '&::placeholder': { color: vars.color.textQuiet, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  },
  'bare',
);

export const lead = componentStyle({ display: 'flex', color: vars.color.textQuiet }, 'lead');

export const clear = componentStyle(
  {
    display: 'flex',
    padding: '3px',
    marginInlineEnd: '-4px',
    borderRadius: vars.radius.control,
    color: vars.color.textQuiet,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
      '[data-empty] &': { visibility: 'hidden' },
    },
  },
  'clear',
);

/** Over `control`, where it holds an input and something to press. */
export const compound = componentStyle(
  { paddingBlock: 0, paddingInlineEnd: vars.space.xxsmall, gap: 0 },
  'compound',
);

/** Over `bare`, in a compound control: as high as the control, so that all of it can be pressed. */
export const filling = componentStyle(
  {
    width: '100%',
    minHeight: `calc(${vars.size.control} - 2px)`,
    '@media': { '(pointer: coarse)': { minHeight: `calc(${vars.size.touch} - 2px)` } },
  },
  'filling',
);

/** The button in a compound control that opens what there is to choose. */
export const opener = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '28px',
    height: '28px',
    borderRadius: '4px',
    color: vars.color.textQuiet,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
      '&[data-focus-visible]': insetFocusRing,
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'default' },
    },
    '@media': { '(pointer: coarse)': { width: '42px', height: '42px' } },
  },
  'opener',
);

import { componentStyle } from '../theme/componentStyle';
import { insetFocusRing } from '../theme/focusRing';
import { underline, underlined } from '../theme/underlined';
import { vars } from '../theme/vars.css';

const { color, space } = vars;

export const frame = componentStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 }, 'frame');

export const list = componentStyle(
  {
    display: 'flex',
    gap: space.xxsmall,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBlockEnd: `1px solid ${color.line}`,
  },
  'list',
);

export const tab = componentStyle(
  {
    ...underlined,
    flexShrink: 0,
    minHeight: vars.size.control,
    outline: 'none',
    cursor: 'pointer',
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.leading,
    selectors: {
      '&::after': underline,
      '&[data-hovered], &[data-selected]': { color: color.text },
      '&[data-selected]::after': { opacity: 1 },
      '&[data-focus-visible]': { ...insetFocusRing, borderRadius: vars.radius.control },
      '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
    },
    '@media': {
      '(pointer: coarse)': { minHeight: vars.size.touch },
      '(forced-colors: active)': {
        selectors: {
          '&::after': { background: 'Highlight' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  'tab',
);

export const face = componentStyle({ display: 'flex', alignItems: 'center', gap: space.xsmall }, 'face');

export const note = componentStyle(
  {
    color: color.textQuiet,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.leading,
    fontVariantNumeric: 'tabular-nums',
    '@media': { '(forced-colors: active)': { color: 'inherit' } },
  },
  'note',
);

export const panel = componentStyle(
  {
    flexGrow: 1,
    minWidth: 0,
    paddingBlockStart: space.medium,
    outline: 'none',
    selectors: {
      '&[data-focus-visible]': { ...insetFocusRing, borderRadius: vars.radius.control },
      '&[data-inert]': { display: 'none' },
    },
  },
  'panel',
);

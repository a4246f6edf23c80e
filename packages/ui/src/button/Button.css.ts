import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../theme/componentStyle';
import { focusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';

const { color } = vars;
const coarse = '(pointer: coarse)';
/** Out of reach, or in reach and saying why it cannot be pressed. */
const disabled = '&[data-disabled], &[aria-disabled="true"]:not([data-pending])';

const base = componentStyle(
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    gap: vars.space.xsmall,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.leading,
    fontWeight: vars.weight.strong,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.motion.quick} ${vars.motion.easing}, border-color ${vars.motion.quick} ${vars.motion.easing}`,
    selectors: {
      '&[data-focus-visible]': focusRing,
      [disabled]: { cursor: 'not-allowed', color: color.textDisabled },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'ButtonText',
        selectors: {
          [disabled]: { color: 'GrayText', borderColor: 'GrayText' },
          // A toggle that is on differs from one that is off by its fill, which is taken away otherwise.
          '&[aria-pressed="true"]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
  'base',
);

interface Paint {
  background: string;
  hover: string;
  press: string;
  ink: string;
}

const filled = (name: string, { background, hover, press, ink }: Paint): string =>
  componentStyle(
    {
      background,
      color: ink,
      selectors: {
        '&[data-hovered]': { background: hover },
        '&[data-pressed]': { background: press },
        [disabled]: { background: color.sunken, color: color.textDisabled },
      },
    },
    name,
  );

const clear = (name: string, border: string, background: string): string =>
  componentStyle(
    {
      background,
      borderColor: border,
      color: color.text,
      selectors: {
        '&[data-hovered]': { background: color.hover },
        '&[data-pressed]': { background: color.pressed },
        '&[aria-pressed="true"]': { background: color.accentSoft, color: color.accentText },
        [disabled]: {
          borderColor: border === 'transparent' ? border : color.line,
          background: 'transparent',
        },
      },
    },
    name,
  );

const variant = {
  primary: filled('primary', {
    background: color.accent,
    hover: color.accentHover,
    press: color.accentPressed,
    ink: color.onAccent,
  }),
  secondary: clear('secondary', color.lineStrong, color.control),
  quiet: clear('quiet', 'transparent', 'transparent'),
  danger: filled('danger', {
    background: color.danger,
    hover: color.dangerHover,
    press: color.dangerPressed,
    ink: color.onDanger,
  }),
};

export const button = recipe({
  base,
  variants: {
    variant,
    size: {
      small: componentStyle(
        {
          minHeight: vars.size.controlSmall,
          paddingInline: '10px',
          '@media': { [coarse]: { minHeight: vars.size.touch } },
        },
        'small',
      ),
      medium: componentStyle(
        {
          minHeight: vars.size.control,
          paddingInline: '14px',
          '@media': { [coarse]: { minHeight: vars.size.touch } },
        },
        'medium',
      ),
    },
  },
});

const square = (side: string, name: string): string =>
  componentStyle(
    {
      width: side,
      height: side,
      '@media': { [coarse]: { width: vars.size.touch, height: vars.size.touch } },
    },
    name,
  );

export const iconButton = recipe({
  base,
  variants: {
    variant,
    size: {
      small: square(vars.size.controlSmall, 'squareSmall'),
      medium: square(vars.size.control, 'squareMedium'),
    },
  },
});

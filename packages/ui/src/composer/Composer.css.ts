import { componentGlobalStyle, componentStyle } from '../theme/componentStyle';
import { focusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';

const { color, space, type } = vars;
const coarse = '(pointer: coarse)';

/** Eight lines and the padding. */
const highest = 'calc(8 * 1.5rem + 12px)';

export const composer = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'end',
    gap: space.xsmall,
    width: '100%',
    padding: space.xsmall,
    paddingInlineStart: space.medium,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.card,
    background: color.raised,
    transition: `border-color ${vars.motion.quick} ${vars.motion.easing}`,
    selectors: {
      // One line around the box, not two.
      '&:has(textarea:focus)': { ...focusRing, borderColor: 'transparent' },
      '&:has(textarea[aria-invalid])': { borderColor: color.critical },
    },
  },
  'composer',
);

const textBox = {
  gridArea: '1 / 1',
  width: '100%',
  padding: '6px 0',
  border: 'none',
  fontSize: type.reading.size,
  lineHeight: '1.5rem',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const;

/** Grows with the text: an unseen copy of it in the same cell gives the height, without measuring. */
export const growing = componentStyle(
  {
    display: 'grid',
    flex: '1 1 12rem',
    maxHeight: highest,
    overflow: 'hidden',
    '::after': { ...textBox, content: 'attr(data-text) " "', visibility: 'hidden' },
    '@media': { [coarse]: { paddingBlock: '4px' } },
  },
  'growing',
);

export const input = componentStyle(
  {
    ...textBox,
    maxHeight: highest,
    overflowY: 'auto',
    resize: 'none',
    outline: 'none',
    boxShadow: 'none',
    background: 'none',
    selectors: {
      // The box around it shows the focus.
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&::placeholder': { color: color.textQuiet, opacity: 1 },
    },
  },
  'input',
);

export const end = componentStyle({ display: 'flex', alignItems: 'center', gap: space.small }, 'end');

/** A filled square: an outlined one reads as a box to tick. */
export const stop = componentStyle(
  {
    width: '12px',
    height: '12px',
    borderRadius: '2px',
    background: 'currentColor',
    '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
  },
  'stop',
);

// The box has an outline already; what sends needs one of its own only once it stops.
componentGlobalStyle(`${end} > button:not(:has(.${stop}))`, { borderColor: 'transparent' });

const countLook = (ink: string, name: string): string =>
  componentStyle(
    {
      color: ink,
      fontSize: type.caption.size,
      lineHeight: type.caption.leading,
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    name,
  );

export const count = {
  little: countLook(color.textQuiet, 'little'),
  none: countLook(color.critical, 'none'),
};

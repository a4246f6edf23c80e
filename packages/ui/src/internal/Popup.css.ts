import { componentStyle } from '../theme/componentStyle';
import { insetFocusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';

/** The sheet a menu or a list of choices lies on. */
export const popup = componentStyle(
  {
    minWidth: '12rem',
    maxWidth: 'min(22rem, calc(100vw - 24px))',
    overflow: 'auto',
    borderRadius: '10px',
    background: vars.color.raised,
    boxShadow: vars.shadow.float,
    transition: `opacity ${vars.motion.quick} ${vars.motion.easing}, translate ${vars.motion.quick} ${vars.motion.easing}`,
    selectors: {
      '&[data-entering]': { opacity: 0 },
      // Gone at once: while it faded, its entries stood beside those of the menu opened next.
      '&[data-exiting]': { transition: 'none' },
      '&[data-entering][data-placement="bottom"]': { translate: '0 -4px' },
      '&[data-entering][data-placement="top"]': { translate: '0 4px' },
      // As wide as the control that opened it.
      '&:is([data-trigger="Select"], [data-trigger="ComboBox"])': { minWidth: 'var(--trigger-width)' },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  'popup',
);

export const list = componentStyle({ padding: vars.space.xxsmall, outline: 'none' }, 'list');

export const option = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    minHeight: '32px',
    padding: `6px ${vars.space.small}`,
    borderRadius: vars.radius.control,
    outline: 'none',
    cursor: 'pointer',
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.leading,
    forcedColorAdjust: 'none',
    selectors: {
      '&[data-focused]': { background: vars.color.hover },
      '&[data-pressed]': { background: vars.color.pressed },
      '&[data-focus-visible]': insetFocusRing,
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      '(pointer: coarse)': { minHeight: vars.size.touch },
      '(forced-colors: active)': {
        color: 'CanvasText',
        selectors: {
          '&[data-focused]': { background: 'Highlight', color: 'HighlightText' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  'option',
);

export const dangerOption = componentStyle(
  { color: vars.color.critical, selectors: { '&[data-focused]': { background: vars.color.criticalSoft } } },
  'dangerOption',
);

export const optionIcon = componentStyle({ display: 'flex', flexShrink: 0, width: '18px' }, 'optionIcon');
export const grow = componentStyle({ flexGrow: 1 }, 'grow');

export const section = componentStyle(
  {
    selectors: {
      '& + &': { marginBlockStart: vars.space.xxsmall, borderBlockStart: `1px solid ${vars.color.line}` },
    },
  },
  'section',
);

export const sectionTitle = componentStyle(
  {
    padding: `${vars.space.xsmall} ${vars.space.small} ${vars.space.xxsmall}`,
    color: vars.color.textQuiet,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.leading,
    fontWeight: vars.weight.strong,
  },
  'sectionTitle',
);

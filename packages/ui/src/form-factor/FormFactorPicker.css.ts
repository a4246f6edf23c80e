import { style } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { focusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';

export const picker = componentStyle(
  { display: 'grid', gap: vars.space.large, margin: 0, padding: 0, border: 'none', minInlineSize: 0 },
  'picker',
);

export const legend = componentStyle(
  { marginBlockEnd: vars.space.xsmall, padding: 0, fontWeight: vars.weight.strong },
  'legend',
);

export const chips = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
    gap: vars.space.xsmall,
    margin: 0,
    padding: 0,
    border: 'none',
    minInlineSize: 0,
    // Whole rows of the six usual ones.
    '@media': {
      '(max-width: 36rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      '(max-width: 22rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
  'chips',
);

export const chip = componentStyle(
  {
    vars: { '--picture-accent': 'transparent', '--picture-paper': vars.color.surface },
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.xxsmall,
    padding: `${vars.space.small} ${vars.space.xsmall}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    color: vars.color.textQuiet,
    cursor: 'pointer',
    transition: `border-color ${vars.motion.quick} ${vars.motion.easing}`,
    selectors: {
      '&:has(:enabled:not(:checked)):hover': { borderColor: vars.color.lineStrong },
      '&:has(:checked)': {
        vars: { '--picture-accent': vars.color.accentSoft },
        borderColor: vars.color.accent,
        // Twice the line: the choice is seen without its colour.
        boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
        color: vars.color.text,
        fontWeight: vars.weight.strong,
      },
      '&:has(:disabled)': { color: vars.color.textDisabled, cursor: 'not-allowed' },
      '&:has(:checked:disabled)': {
        vars: { '--picture-accent': 'transparent' },
        borderColor: vars.color.lineStrong,
        boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
        color: vars.color.textDisabled,
      },
      '&:has(:focus-visible)': focusRing,
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
    },
  },
  'chip',
);

/** The radio fills its chip, so that the whole chip is its target. */
export const radio = componentStyle(
  { appearance: 'none', position: 'absolute', inset: 0, margin: 0, cursor: 'inherit', outline: 'none' },
  'radio',
);

export const row = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7rem) minmax(0, 9rem) minmax(0, 1fr)',
    gap: vars.space.medium,
    alignItems: 'end',
    '@media': { '(max-width: 40rem)': { gridTemplateColumns: '1fr 1fr' } },
  },
  'row',
);

export const labelled = componentStyle(
  { display: 'grid', gap: vars.space.xsmall, fontWeight: vars.weight.strong },
  'labelled',
);

export const control = componentStyle(
  {
    inlineSize: '100%',
    minBlockSize: vars.size.control,
    padding: `6px ${vars.space.small}`,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.text,
    fontWeight: vars.weight.regular,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:hover:enabled': { borderColor: vars.color.text },
      '&:disabled': { borderColor: vars.color.line, color: vars.color.textDisabled, cursor: 'not-allowed' },
      '&:focus-visible': focusRing,
    },
    '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch, fontSize: vars.type.reading.size } },
  },
  'control',
);

/** The browser's own arrow is like no other here. Drawn as a corner: a glyph would be the only one that this entry loads. */
export const unit = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    '::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 5px)',
      insetInlineEnd: vars.space.small,
      inlineSize: '7px',
      blockSize: '7px',
      border: 'solid currentColor',
      borderWidth: '0 1.5px 1.5px 0',
      rotate: '45deg',
      pointerEvents: 'none',
    },
    selectors: { '&:has(:disabled)': { color: vars.color.textDisabled } },
  },
  'unit',
);

export const select = style([
  control,
  componentStyle({ appearance: 'none', paddingInlineEnd: vars.space.xlarge }, 'select'),
]);

export const slider = componentStyle(
  {
    gridArea: '1 / 3',
    inlineSize: '100%',
    minBlockSize: vars.size.control,
    margin: 0,
    accentColor: vars.color.accent,
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { ...focusRing, borderRadius: vars.radius.control },
      '&:disabled': { cursor: 'not-allowed' },
    },
    '@media': {
      // In a narrow window it lies below the fields, and below what is said about them.
      '(max-width: 40rem)': { gridArea: 'auto / 1 / auto / -1' },
      '(pointer: coarse)': { minBlockSize: vars.size.touch },
    },
  },
  'slider',
);

/** Takes a line only while it says something. */
export const refusal = componentStyle(
  {
    gridColumn: '1 / -1',
    color: vars.color.critical,
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.leading,
    selectors: { '&:empty': { position: 'absolute' } },
  },
  'refusal',
);

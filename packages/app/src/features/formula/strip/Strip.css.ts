import { vars } from '@seedbed/ui/theme';
import { style } from '@vanilla-extract/css';

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
  margin: 0,
  '@container': {
    // One line everywhere, which leaves the height of a phone or of half a window to the lines. Room for the focus ring.
    '(max-width: 40rem)': {
      flexWrap: 'nowrap',
      columnGap: vars.space.medium,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      margin: `calc(-1 * ${vars.space.xxsmall})`,
      padding: vars.space.xxsmall,
    },
  },
});

export const asks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
});

export const figure = style({
  display: 'grid',
  alignContent: 'start',
  gap: '1px',
  '@container': {
    '(max-width: 40rem)': {
      flex: 'none',
      // What stops a formula is seen without scrolling. It holds nothing that takes the focus, whose order stays.
      selectors: { '&:last-child': { order: -1 } },
    },
  },
});

export const value = style({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.xsmall}`,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.leading,
});

export const beside = style({
  color: vars.color.textQuiet,
  fontWeight: vars.weight.regular,
  selectors: { '&[data-severity="stop"]': { color: vars.color.critical } },
});

/** A figure that opens how it came about: text until it is pointed at. */
export const asked = style({
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  textDecoration: `underline dotted ${vars.color.line}`,
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { textDecorationColor: 'currentcolor' } },
});

/** Numbers of checks beside each other. */
export const counts = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.xsmall}` });

/** The words say the kind; the colour only underlines it. */
export const count = style({
  selectors: {
    '&[data-severity="stop"]': { color: vars.color.critical, fontWeight: vars.weight.strong },
    '&[data-severity="warn"]': { color: vars.color.caution },
    '&[data-severity="note"]': { color: vars.color.textQuiet, fontWeight: vars.weight.regular },
  },
});

export const checks = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid' });

/** One out of sight costs nothing; its place is kept. */
export const check = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 4rem',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: vars.space.xsmall,
  alignItems: 'start',
  paddingBlock: vars.space.xsmall,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.leading,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const mark = style({
  display: 'grid',
  paddingBlockStart: '2px',
  selectors: {
    '[data-severity="stop"] > &': { color: vars.color.critical },
    '[data-severity="warn"] > &': { color: vars.color.caution },
    '[data-severity="note"] > &': { color: vars.color.textQuiet },
  },
});

/** The lines that the same is said of. */
export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.small}`,
  marginInlineStart: `calc(-1 * ${vars.space.small})`,
});

export const typical = style({ display: 'grid', gap: vars.space.xxsmall });

export const typicalLines = style({ margin: 0, padding: 0, listStyle: 'none' });

export const typicalLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  paddingBlock: '2px',
  color: vars.color.textQuiet,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.leading,
  fontStyle: 'italic',
  fontVariantNumeric: 'tabular-nums',
});

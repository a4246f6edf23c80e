import { vars } from '@seedbed/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const empty = style({ maxWidth: '34rem', textWrap: 'pretty' });

/** Its own width decides how it is laid out: it stands in a tab, in half of one, and on a product's page. */
export const room = style({ containerType: 'inline-size', minWidth: 0 });

/** The text stands left and stays in view, what was found in it right; under each other where it is narrow. */
export const bench = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': {
    '(min-width: 64rem)': {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: vars.space.xlarge,
    },
  },
});

export const writing = style({
  display: 'grid',
  gap: vars.space.medium,
  minWidth: 0,
  '@container': {
    '(min-width: 64rem)': { position: 'sticky', insetBlockStart: vars.space.large },
  },
});

/** Market and channel beside each other where there is room. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 14rem))',
  gap: vars.space.small,
});

export const verdict = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxsmall });
globalStyle(`${verdict} svg`, { flexShrink: 0 });

/** Claims with their verdict in each market: a badge, which is pressed, stands under its market's name. */
export const inMarkets = style({ minWidth: 0 });
globalStyle(`${inMarkets} tbody :is(th, td)`, { verticalAlign: 'middle' });
globalStyle(`${inMarkets} tbody th`, { minWidth: '10rem', overflowWrap: 'anywhere' });
globalStyle(`${inMarkets} td > button`, { marginInlineStart: `calc(-1 * ${vars.space.small})` });

export const findings = style({
  display: 'grid',
  gap: vars.space.medium,
  listStyle: 'none',
  padding: 0,
  margin: 0,
});

export const finding = style({
  padding: vars.space.small,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  // Alt with an arrow comes to it.
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

/** A sentence that nothing was found in: it stands between the findings and takes no more room than its words. */
export const unremarkable = style({ paddingInline: vars.space.small, color: vars.color.textQuiet });

/** What a sentence is on one side, what is done with it on the other. */
export const verdictLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
});

export const sentence = style({ margin: 0, overflowWrap: 'anywhere' });
globalStyle(`${sentence} mark`, {
  background: vars.color.cautionSoft,
  color: vars.color.caution,
  borderRadius: vars.radius.control,
});

export const list = style({
  margin: 0,
  paddingInlineStart: '1.2em',
  display: 'grid',
  gap: vars.space.xxsmall,
  listStyle: 'disc',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.leading,
});

/** A publication's name may be longer than a phone is wide. */
globalStyle(`${list} a`, { height: 'auto', maxWidth: '100%', whiteSpace: 'normal', textAlign: 'start' });

export const rewording = style({
  minWidth: 0,
  maxWidth: '100%',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  flexWrap: 'wrap',
});

/** Other words may be two sentences long: on a phone they run over several lines. */
globalStyle(`${rewording} > button`, {
  flexShrink: 1,
  minWidth: 0,
  paddingBlock: vars.space.xxsmall,
  textAlign: 'start',
  whiteSpace: 'normal',
});

/** Words first, what is known of them beside it; under each other where it is narrow. */
export const row = style({
  gridTemplateColumns: 'minmax(0, 1fr) 3rem 10rem 6rem',
  '@container': {
    '(max-width: 40rem)': { gridTemplateColumns: 'auto auto minmax(0, 1fr)' },
  },
});

export const words = style({
  overflowWrap: 'anywhere',
  '@container': { '(max-width: 40rem)': { gridColumn: '1 / -1' } },
});

/** What may be said: ingredients, and the sentences of each under its name. */
export const openings = style({ listStyle: 'none', padding: 0, margin: 0 });
globalStyle(`${openings} ${openings}`, { marginBlockStart: `calc(-1 * ${vars.space.xsmall})` });

/** A sentence, and what a check says of it; under each other where it is narrow. */
export const opening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  alignItems: 'center',
  justifyItems: 'start',
  paddingBlock: vars.space.xxsmall,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@container': {
    '(max-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: vars.space.xsmall },
  },
});
globalStyle(`${opening} > button`, {
  marginInlineStart: `calc(-1 * ${vars.space.xsmall})`,
  height: 'auto',
  maxWidth: vars.size.measure,
  paddingInline: vars.space.xsmall,
  paddingBlock: vars.space.xxsmall,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  whiteSpace: 'normal',
});

import { vars } from '@seedbed/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const tab = style({
  width: '100%',
  maxWidth: '72rem',
  marginInline: 'auto',
  padding: vars.space.large,
  '@media': { '(max-width: 640px)': { padding: vars.space.medium } },
});

/** The state of a request, and how much of it is said. */
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.large, alignItems: 'center' });
export const headWords = style({ flex: '1 1 16rem', minWidth: 0, display: 'grid', gap: vars.space.xsmall });

export const ring = style({ flex: 'none', display: 'block' });
export const ringTrack = style({ fill: 'none', stroke: vars.color.line, strokeWidth: 6 });
export const ringFill = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 6,
  strokeLinecap: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
export const ringText = style({
  fill: vars.color.text,
  fontSize: '15px',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
});

/** Open items: each leads to its field. */
export const items = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.small}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const item = style({
  border: 0,
  padding: `${vars.space.xxsmall} 0`,
  background: 'none',
  font: 'inherit',
  color: vars.color.accentText,
  textDecoration: 'underline',
  textDecorationStyle: 'dashed',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  minHeight: '24px',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

/** Fields beside each other where there is room. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  gap: vars.space.small,
  alignItems: 'end',
});
// What is pressed is as wide as its words, not as a field.
globalStyle(`${fields} > button`, { justifySelf: 'start' });

/** A heading and what it is of. */
export const part = style({ display: 'grid', gap: vars.space.small });

/** What is said, told as it was sent. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  columnGap: vars.space.large,
  rowGap: vars.space.xsmall,
  margin: 0,
});
globalStyle(`${facts} > dd`, { margin: 0, overflowWrap: 'anywhere' });

export const makers = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const maker = style({
  display: 'grid',
  gap: vars.space.small,
  paddingBlock: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const makerHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  alignItems: 'center',
  justifyContent: 'space-between',
});

/** Words of somebody: a question, a preview. */
export const quoted = style({
  margin: 0,
  padding: vars.space.small,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  font: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const letter = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

/** Quotes in columns: names stay at the start while the rest scrolls. */
export const comparison = style({
  borderCollapse: 'collapse',
  minWidth: '100%',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
globalStyle(`${comparison} :is(th, td)`, {
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'end',
  verticalAlign: 'baseline',
  fontWeight: vars.weight.regular,
});
globalStyle(`${comparison} :is(th, td):not(:first-child)`, { minWidth: '10rem' });
globalStyle(`${comparison} :is(th, td):first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  background: vars.color.surface,
  textAlign: 'start',
  // As much as the ring of what has focus is wide.
  paddingInlineStart: vars.space.xxsmall,
  minWidth: '8rem',
  maxWidth: '10rem',
});
// The column that stays lies over the ring of the region that scrolls, and carries its part of it.
const focusEdge = `linear-gradient(${vars.color.focus}, ${vars.color.focus})`;
const ringed = (cells: string, backgroundSize: string, backgroundPosition = 'left top') =>
  globalStyle(`:focus-visible > ${comparison} ${cells}:first-child`, {
    backgroundImage: backgroundSize.split(', ').fill(focusEdge).join(', '),
    backgroundPosition,
    backgroundRepeat: 'no-repeat',
    backgroundSize,
  });
ringed(':is(th, td)', '2px 100%');
ringed('thead tr:first-child th', '2px 100%, 100% 2px');
ringed('> :last-child > tr:last-child :is(th, td)', '2px 100%, 100% 2px', 'left top, left bottom');
// What is tabbed to does not stop under the column that stays.
globalStyle(`${comparison} td :is(a, button)`, { scrollMarginInline: '10.5rem 0.5rem' });
// A row whose name opens is as high as one whose name does not.
globalStyle(`${comparison} ${item}`, { marginBlock: `calc(-1 * ${vars.space.xxsmall})` });
globalStyle(`${comparison} thead th`, { verticalAlign: 'bottom', overflowWrap: 'anywhere' });
export const sum = style({ fontWeight: vars.weight.strong });
globalStyle(`${comparison} ${sum} :is(th, td)`, { fontWeight: vars.weight.medium });
export const best = style({});
globalStyle(`${comparison} ${best}${best}`, { fontWeight: vars.weight.strong });
export const cellNote = style({
  display: 'block',
  color: vars.color.textQuiet,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.leading,
});

export const suppliers = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const supplier = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

/** What keeps together in a table that may scroll. */
export const together = style({ whiteSpace: 'nowrap' });
/** A sentence in a table: wide enough to be read as one. */
export const sentence = style({ minWidth: '12rem' });

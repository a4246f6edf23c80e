import { vars } from '@seedbed/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Its own width decides how it is laid out: it stands in a tab, in half of one, and on a product's page. */
export const room = style({ containerType: 'inline-size', minWidth: 0 });

/** The field above, its button beside it where there is room. */
export const begin = style({
  display: 'grid',
  gap: vars.space.small,
  alignItems: 'end',
  justifyContent: 'start',
  gridTemplateColumns: 'minmax(0, 22rem) auto',
  '@container': { '(max-width: 26rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The title first, what is known beside it; under each other where it is narrow. */
export const row = style({
  gridTemplateColumns: 'minmax(0, 1fr) 6rem 7rem 6.5rem',
  '@container': {
    '(max-width: 40rem)': { gridTemplateColumns: 'auto auto minmax(0, 1fr)' },
  },
});

export const title = style({
  overflowWrap: 'anywhere',
  '@container': { '(max-width: 40rem)': { gridColumn: '1 / -1' } },
});

/** A sheet: what is printed stands on it as it is read. */
export const paper = style({
  display: 'grid',
  gap: vars.space.medium,
  minWidth: 0,
  padding: vars.space.large,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
  '@media': { '(max-width: 40rem)': { padding: vars.space.medium } },
});

export const draft = style({
  justifySelf: 'start',
  fontWeight: vars.weight.strong,
  letterSpacing: '0.12em',
  color: vars.color.critical,
});

export const part = style({ minWidth: 0 });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 1fr) minmax(0, 2fr)',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  margin: 0,
});
globalStyle(`${facts} dt`, { color: vars.color.textQuiet });
globalStyle(`${facts} dd`, { margin: 0 });

export const list = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  margin: 0,
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
});

export const table = style({
  borderCollapse: 'collapse',
  inlineSize: '100%',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.leading,
  overflowWrap: 'normal',
});
globalStyle(`${table} caption`, {
  textAlign: 'start',
  fontWeight: vars.weight.medium,
  paddingBlockEnd: vars.space.xsmall,
});
globalStyle(`${table} :is(th, td)`, {
  padding: vars.space.xsmall,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
globalStyle(`${table} thead th`, { background: vars.color.sunken, fontWeight: vars.weight.medium });
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.regular });
globalStyle(`${table} [data-number]`, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

/** What is missing: it leads to its field. */
export const open = style({
  padding: `0 ${vars.space.xxsmall}`,
  border: 0,
  borderRadius: vars.radius.control,
  font: 'inherit',
  textAlign: 'start',
  // Of several lines the first stands beside what it belongs to, e.g. the bullet of a list.
  verticalAlign: 'top',
  textDecoration: 'underline',
  cursor: 'pointer',
  background: vars.color.cautionSoft,
  color: vars.color.caution,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' } },
});

export const source = style({
  display: 'block',
  color: vars.color.textQuiet,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.leading,
});

/** Words that were printed with their line ends keep them. */
export const words = style({ whiteSpace: 'pre-line' });

export const items = style({ display: 'grid', gap: vars.space.medium, minWidth: 0 });

// What is not known of a kind takes no room where it is narrow.
globalStyle(`[role="row"]${row} > :empty`, {
  '@container': { '(max-width: 40rem)': { display: 'none' } },
});

export const file = style({
  color: vars.color.accentText,
  textUnderlineOffset: '0.2em',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

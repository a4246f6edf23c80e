import { vars } from '@seedbed/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { threeColumns, twoColumns } from '../../screen/screen.css';

export const report = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

export const tables = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
});

/** The figures under each other on the same lines, whatever their length. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.large,
  paddingBlockEnd: vars.space.xsmall,
  // Two beside each other; in the narrow pane of a small window they would lie over each other.
  '@container': {
    [threeColumns.less]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(7rem, 34%), 1fr))' },
  },
});

/** As high as a figure with its name and its range. */
export const figureLoading = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  alignContent: 'space-between',
  minHeight: '5.375rem',
});

/** About as high as the waterfall of most products, and below the fold of most windows. */
export const moneyLoading = style({ minHeight: '29rem' });

export const amount = style({
  display: 'block',
  marginBlock: vars.space.xxsmall,
  fontSize: `clamp(1.5rem, 1rem + 2.2vw, ${vars.type.display.size})`,
  lineHeight: vars.type.display.leading,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const smallAmount = style({
  display: 'block',
  marginBlock: vars.space.xxsmall,
  fontSize: vars.type.heading.size,
  lineHeight: vars.type.display.leading,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** Two small tables beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gap: vars.space.xlarge,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  alignItems: 'start',
});

export const table = style({
  width: '100%',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** A table with a column of bars. */
export const barTable = style([table]);

globalStyle(`${table} caption`, {
  textAlign: 'start',
  paddingBlockEnd: vars.space.xsmall,
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.leading,
  fontWeight: vars.weight.strong,
});

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: vars.weight.regular,
});

globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0 });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${table} tbody:last-child tr:last-child :is(th, td)`, { borderBlockEnd: 'none' });
globalStyle(`${table} thead th`, {
  color: vars.color.textQuiet,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.leading,
});
globalStyle(`${table} tfoot :is(th, td)`, { fontWeight: vars.weight.strong, borderBlockEnd: 'none' });

/** Numbers stand under each other at the right. */
export const number = style({});
globalStyle(`${table} ${number}${number}`, { textAlign: 'end', whiteSpace: 'nowrap' });

// What is said under a number may take two lines before the table gets wider than the page.
globalStyle(`${table} ${number} > span`, {
  '@container': { [twoColumns.less]: { display: 'block', whiteSpace: 'normal' } },
});

export const barCell = style({ position: 'relative', width: '46%' });

/** Stands on the line of the words beside it. */
export const bar = style({ width: '100%', height: '12px', overflow: 'visible', verticalAlign: '-2px' });

/** Above the mark that it explains. */
export const axis = style({
  position: 'absolute',
  insetBlockEnd: vars.space.xsmall,
  translate: '-50% 0',
  color: vars.color.textQuiet,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.leading,
});

// On a narrow screen a bar has the width of the whole row, under its words. The cells stay cells.
const narrow = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${barTable} ${selector}`, { '@container': { [twoColumns.less]: rule } });
narrow('tr', { position: 'relative' });
narrow(':is(tbody, tfoot) :is(th, td)', { paddingBlockEnd: '22px' });
narrow(barCell, { position: 'static', width: 0, paddingInline: 0 });
narrow(bar, { position: 'absolute', insetInlineStart: 0, insetBlockEnd: '8px', height: '8px' });
narrow(`thead tr:has(${axis}) :is(th, td)`, { paddingBlockEnd: vars.space.large });
narrow(axis, { insetBlockEnd: '2px' });

export const list = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingInlineStart: '1.1rem',
  listStyle: 'disc',
  maxWidth: vars.size.measure,
});

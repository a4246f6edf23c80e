import { vars } from '@seedbed/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { threeColumns, twoColumns } from '../../screen.css';

export const report = style({ display: 'grid', gap: vars.space.medium, marginBlockEnd: vars.space.xlarge });

export const detail = style({ display: 'grid', gap: vars.space.xlarge, marginBlockStart: vars.space.xlarge });

/** The figures under each other on the same lines, whatever their length. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.large,
  paddingBlock: vars.space.large,
  borderBlock: `1px solid ${vars.color.line}`,
  '@container': { [threeColumns.less]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

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

export const scroll = style({ overflowX: 'auto' });

export const table = style({
  width: '100%',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

globalStyle(`${table} caption`, {
  textAlign: 'start',
  paddingBlockEnd: vars.space.small,
  fontSize: vars.type.reading.size,
  lineHeight: vars.type.reading.leading,
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
globalStyle(`${table} thead th`, {
  color: vars.color.textQuiet,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.leading,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} tfoot :is(th, td)`, { fontWeight: vars.weight.strong, borderBlockEnd: 'none' });

/** Numbers stand under each other at the right. */
export const number = style({});
globalStyle(`${table} ${number}${number}`, { textAlign: 'end', whiteSpace: 'nowrap' });

export const barCell = style({ width: '46%', '@container': { [twoColumns.less]: { width: '30%' } } });

export const bar = style({ width: '100%', height: '14px', overflow: 'visible' });

export const constants = style({});
globalStyle(`${constants} > summary`, {
  cursor: 'pointer',
  paddingBlock: vars.space.xsmall,
  fontWeight: vars.weight.medium,
});

export const list = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingInlineStart: '1.1rem',
  listStyle: 'disc',
  maxWidth: vars.size.measure,
});

export const constantsBody = style({
  display: 'grid',
  gap: vars.space.large,
  paddingBlock: vars.space.small,
});

import { vars } from '@seedbed/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Collections and tags, the list, the item: beside each other where there is room. */
export const columns = style({
  display: 'grid',
  gap: vars.space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  containerType: 'inline-size',
});

const row = style({
  display: 'grid',
  gap: vars.space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': {
    '(min-width: 44rem)': { gridTemplateColumns: '13rem minmax(0, 1fr)' },
    '(min-width: 68rem)': { gridTemplateColumns: '13rem minmax(16rem, 24rem) minmax(0, 1fr)' },
  },
});
export const rooms = row;

/** Where there is no room for both, the item stands in the list's place. */
export const listBesideItem = style({
  '@container': { '(max-width: 68rem)': { display: 'none' } },
});

export const side = style({ display: 'grid', gap: vars.space.large, alignContent: 'start' });

export const choices = style({
  display: 'grid',
  gap: '2px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A filter, or a row of the list: what is chosen is marked. */
export const choice = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.small,
  width: '100%',
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-selected], &[aria-current=true]': { background: vars.color.accentSoft },
  },
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});

export const list = style({ display: 'grid', gap: vars.space.small, alignContent: 'start' });

globalStyle(`${list} ul`, { margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${list} li + li`, { borderBlockStart: `1px solid ${vars.color.line}` });

export const entry = style([
  choice,
  { display: 'grid', gap: vars.space.xxsmall, paddingBlock: vars.space.small },
]);

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const item = style({ display: 'grid', gap: vars.space.large, alignContent: 'start', minWidth: 0 });

/** What was planted, as it was. */
export const snapshot = style({
  margin: 0,
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `2px solid ${vars.color.lineStrong}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

globalStyle(`${snapshot} mark`, { background: vars.color.accentSoft, color: 'inherit' });

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

/** Words stand in line with what is above; the tint that surrounds them reaches further out. */
const inset = `calc(-1 * ${vars.space.small})`;

export const side = style({ display: 'grid', gap: vars.space.large, alignContent: 'start' });

/** Under each other; side by side where they stand above the list. */
export const choices = style({
  display: 'grid',
  gap: '2px',
  margin: 0,
  marginInline: inset,
  marginBlock: vars.space.xxsmall,
  padding: 0,
  listStyle: 'none',
  '@container': { '(max-width: 44rem)': { display: 'flex', flexWrap: 'wrap' } },
});

/** A filter, or a row of the list: what is chosen is marked. */
export const choice = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
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

/** A choice with what is done to it beside it. */
export const held = style({ display: 'flex', alignItems: 'center' });

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

/** It has the whole width where the list stands back for it, at most that of a line that reads well. */
export const item = style({
  display: 'grid',
  gap: vars.space.large,
  alignContent: 'start',
  minWidth: 0,
  maxWidth: vars.size.measure,
  '@container': { '(max-width: 68rem)': { gridColumn: '1 / -1' } },
});

/** Quiet buttons in line with the text: what stands at the line's start is the icon within the first. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  marginInlineStart: '-10px',
});

/** Small things of one kind under each other. */
export const stacked = style({ display: 'grid', gap: vars.space.xsmall, justifyItems: 'start' });

/** What was planted, as it was. */
export const snapshot = style({
  margin: 0,
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `2px solid ${vars.color.lineStrong}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

globalStyle(`${snapshot} mark`, { background: vars.color.accentSoft, color: 'inherit' });

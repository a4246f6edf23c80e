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

/** Beside an open item there is room for the list; its filters fold. */
const both = '(min-width: 44rem) and (max-width: 68rem)';
const narrow = '(max-width: 44rem)';

export const rooms = style({
  display: 'grid',
  gap: vars.space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': {
    '(min-width: 44rem)': { gridTemplateColumns: '13rem minmax(0, 1fr)' },
    [both]: {
      selectors: {
        '&[data-open]': {
          gridTemplateColumns: 'minmax(15rem, 2fr) minmax(0, 3fr)',
          gridTemplateRows: 'auto 1fr',
          rowGap: vars.space.small,
        },
      },
    },
    '(min-width: 68rem)': { gridTemplateColumns: '13rem minmax(16rem, 24rem) minmax(0, 1fr)' },
  },
});

/** Where there is no room for both, the item stands in the list's place. */
export const listBesideItem = style({
  '@container': { [narrow]: { display: 'none' } },
});

/** Words stand in line with what is above; the tint that surrounds them reaches further out. */
const inset = `calc(-1 * ${vars.space.small})`;

export const side = style({
  display: 'grid',
  gap: vars.space.large,
  alignContent: 'start',
  '@container': {
    [narrow]: { selectors: { '&[data-folded]': { display: 'none' } } },
    [both]: { selectors: { [`${rooms}[data-open] &[data-folded]`]: { display: 'none' } } },
  },
});

/** What shows the filters where they are folded. */
export const fold = style({
  display: 'none',
  marginInline: inset,
  '@container': {
    [narrow]: { display: 'block' },
    [both]: { selectors: { [`${rooms}[data-open] &`]: { display: 'block' } } },
  },
});

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
  { display: 'grid', gap: vars.space.xxsmall, paddingBlock: vars.space.small, borderRadius: 0 },
]);

/** Of a row's one cell. */
export const cell = style({ display: 'grid', gap: vars.space.xxsmall, minWidth: 0, width: '100%' });

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
  outline: 'none',
  '@container': {
    [both]: { gridColumn: '2', gridRow: '1 / span 2' },
    // However far down the list is scrolled, what is opened from it is in view.
    '(min-width: 44rem)': {
      position: 'sticky',
      insetBlockStart: vars.space.large,
      maxHeight: 'calc(100dvh - 7rem)',
      overflowY: 'auto',
      paddingInline: vars.space.xsmall,
    },
  },
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

/** Markdown that was planted. */
export const written = style({
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `2px solid ${vars.color.lineStrong}`,
  overflowWrap: 'anywhere',
  minWidth: 0,
});

/** Highlights under each other, each with what takes it away. */
export const quotes = style({ margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${quotes} li`, { display: 'flex', justifyContent: 'space-between', gap: vars.space.xsmall });

globalStyle('::highlight(seedbed-garden)', { background: vars.color.accentSoft });
globalStyle(`${snapshot} mark`, { background: vars.color.accentSoft, color: 'inherit' });

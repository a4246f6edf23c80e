import { vars } from '@seedbed/ui/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { threeColumns, twoColumns, withPanel } from '../../../screen/screen.css';

/** The cards, and the filters beside them where there is room. */
export const columns = style({
  display: 'grid',
  gap: vars.space.xlarge,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[data-filtering]': { gridTemplateColumns: 'minmax(0, 1fr) 15rem' } },
  '@container': {
    [threeColumns.less]: {
      gap: vars.space.large,
      selectors: { '&[data-filtering]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const panel = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${vars.space.xlarge})`,
  '@container': {
    [threeColumns.more]: { gridColumn: 2, gridRow: 1 },
    [threeColumns.less]: { position: 'static' },
  },
});

export const results = style({ '@container': { [threeColumns.more]: { gridColumn: 1, gridRow: 1 } } });

/** Rows of one, two or three cards; the open filters take the place of one. */
const columnCount = createVar();

/** The list, cut into parts of whole rows. */
export const parts = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  vars: { [columnCount]: '1' },
  '@container': {
    [twoColumns.more]: { vars: { [columnCount]: '2' } },
    [threeColumns.more]: {
      vars: { [columnCount]: '3' },
      selectors: { [`${columns}[data-filtering] &`]: { vars: { [columnCount]: '2' } } },
    },
    [withPanel.more]: { selectors: { [`${columns}[data-filtering] &`]: { vars: { [columnCount]: '3' } } } },
  },
});

export const cards = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))`,
});

/** About the height of a card. */
const cardHeight = '14rem';

/** In place of twelve cards that are far away, until their height is known. */
export const room = style({
  blockSize: `calc(12 / ${columnCount} * (${cardHeight} + ${vars.space.medium}) - ${vars.space.medium})`,
});

/** Cards out of sight cost nothing; their place is kept. */
export const cell = style({
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${cardHeight}`,
  margin: '-4px',
  padding: '4px',
});

// What the keyboard reaches comes to rest below the bar that stays on top.
globalStyle(`${cell} :is(a, button)`, {
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space.medium})`,
});

export const cardTitle = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xsmall,
  paddingInlineEnd: vars.space.large,
  // The menu's button is wider there.
  '@media': { '(pointer: coarse)': { paddingInlineEnd: vars.space.xlarge } },
});

/** Level with the first line and the menu, however many lines the title has. */
export const pin = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  flexShrink: 0,
  height: vars.type.title.leading,
  color: vars.color.accentText,
});

export const cardWords = style({ flexGrow: 1, marginBlock: `${vars.space.xsmall} ${vars.space.large}` });
globalStyle(`${cardWords} p + p`, { marginBlockStart: vars.space.xxsmall });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.medium,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Above the link that lies over the whole card. */
export const figureSource = style({
  position: 'relative',
  zIndex: 2,
  color: vars.color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { '(pointer: coarse)': { display: 'inline-block', minHeight: vars.size.touch } },
});

export const note = style({ marginBlockEnd: vars.space.medium });

/** What went wrong is read: no wider than other text. */
export const failure = style({ maxWidth: vars.size.measure });

import { createGlobalVar, keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { focusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';
import { points, rulePoints } from './sheet';

/** One point of the label: larger on a screen than in print. A length, so that it is the same in all of the sheet. */
const pt = createGlobalVar('seedbed-facts-point', {
  syntax: '<length>',
  inherits: true,
  initialValue: '1px',
});
// What the markup says of itself: numbers.
const scale = createGlobalVar('seedbed-facts-scale');
const size = createGlobalVar('seedbed-facts-size');
const indent = createGlobalVar('seedbed-facts-indent');
const sheetWidth = createGlobalVar('seedbed-facts-width');
const titleEms = createGlobalVar('seedbed-facts-title');

const ink = '#000';
const paper = '#fff';
const tint = '#fff2b3';
/** How wide a figure of Helvetica is. What a reader has in its place is set as narrow: the sheet is measured for it. */
const figureEms = 0.556;
const times = (count: number | string) => `calc(${pt} * ${count})`;

/** As wide as its place; the sheet on it is no wider. */
export const place = componentStyle(
  { containerType: 'inline-size', inlineSize: '100%', '@media': { print: { containerType: 'normal' } } },
  'place',
);

/** Black on white in both schemes: it is what will be printed. */
export const sheet = componentStyle(
  {
    vars: { [pt]: `min(1pt * ${scale}, (100cqi - 2 * ${vars.space.medium}) / ${sheetWidth})` },
    colorScheme: 'light',
    inlineSize: `calc(${times(sheetWidth)} + 2 * ${vars.space.medium})`,
    padding: vars.space.medium,
    background: paper,
    color: ink,
    fontFamily: "Helvetica, Arial, 'Liberation Sans', sans-serif",
    fontSizeAdjust: `ch-width ${figureEms}`,
    fontVariantNumeric: 'normal',
    boxSizing: 'border-box',
    '@media': {
      print: { vars: { [pt]: '1pt' }, inlineSize: times(sheetWidth), padding: 0, breakInside: 'avoid' },
      '(forced-colors: active)': { border: '1px solid CanvasText' },
    },
  },
  'sheet',
);

export const frame = componentStyle(
  {
    containerType: 'inline-size',
    border: `${times(points.frame)} solid ${ink}`,
    padding: `${times(points.padding / 2)} ${times(points.padding)}`,
  },
  'frame',
);

export const table = componentStyle(
  {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    lineHeight: 1.18,
    textAlign: 'start',
    selectors: { '&[data-amounts="inline"]': { display: 'block' } },
  },
  'table',
);

/** The first figure stands right behind the name: such a table is laid out row by row. */
const inline = `${table}[data-amounts="inline"]`;

export const rows = componentStyle({ selectors: { [`${inline} > &`]: { display: 'block' } } }, 'rows');

export const caption = componentStyle(
  { textAlign: 'start', paddingBlockEnd: times(1), selectors: { [`${inline} > &`]: { display: 'block' } } },
  'caption',
);

/** A little smaller than measured, for a reader whose type is wider than Helvetica. */
export const title = componentStyle(
  {
    display: 'block',
    fontSize: `calc(99cqi / ${titleEms})`,
    lineHeight: 1.12,
    fontWeight: 700,
    whiteSpace: 'nowrap',
  },
  'title',
);

export const detail = componentStyle(
  {
    display: 'flex',
    justifyContent: 'flex-start',
    columnGap: '0.28em',
    fontSize: times(size),
    selectors: { '&[data-strong]': { justifyContent: 'space-between', columnGap: '1em', fontWeight: 700 } },
  },
  'detail',
);

const ruled = (style: string) => ({
  '&[data-rule="hairline"]': { borderBlockStart: `max(${times(rulePoints.hairline)}, 0.5px) ${style}` },
  '&[data-rule="medium"]': { borderBlockStart: `${times(rulePoints.medium)} ${style}` },
  '&[data-rule="heavy"]': { borderBlockStart: `${times(rulePoints.heavy)} ${style}` },
});

const changed = (name: string) =>
  ({
    animationName: name,
    // The tint is what comes ahead of the change, which is one picture: one that fades has every picture of a second
    // styled anew, beside the keys that are still being typed.
    animationDelay: `calc(${vars.motion.calm} * 5)`,
    animationDuration: '1ms',
    animationFillMode: 'backwards',
  }) as const;
// Two of one look: a row that changes again begins again.
const fade = keyframes({ from: { background: tint } });
const fadeAgain = keyframes({ from: { background: tint } });

export const row = componentStyle(
  {
    selectors: {
      ...ruled(`solid ${ink}`),
      [`${inline} &`]: { display: 'flex', alignItems: 'baseline', columnGap: times(2) },
      '&[data-changed="odd"]': changed(fade),
      '&[data-changed="even"]': changed(fadeAgain),
    },
  },
  'row',
);

export const head = componentStyle(
  {
    fontSize: times(size),
    fontWeight: 700,
    textAlign: 'end',
    verticalAlign: 'bottom',
    padding: `${times(1)} 0 ${times(1)} ${times(points.gap)}`,
    selectors: {
      [`${inline} &`]: { paddingInlineStart: 0 },
      [`${inline} & + &, ${inline} td + &`]: { marginInlineStart: 'auto' },
    },
  },
  'head',
);

export const name = componentStyle(
  {
    fontSize: times(size),
    fontWeight: 400,
    textAlign: 'start',
    verticalAlign: 'bottom',
    padding: `${times(0.75)} 0`,
    paddingInlineStart: `calc(${pt} * ${points.indent} * ${indent})`,
    selectors: {
      '&[data-strong]': { fontWeight: 700 },
      [`${row}[data-sized] > &`]: { flexGrow: 1 },
    },
  },
  'name',
);

export const cell = componentStyle(
  {
    fontSize: times(size),
    textAlign: 'end',
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
    padding: `${times(0.75)} 0 ${times(0.75)} ${times(points.gap)}`,
    selectors: {
      '&[data-strong]': { fontWeight: 700 },
      [`${inline} &`]: { paddingInlineStart: 0 },
      [`${inline} ${row}:not([data-sized]) > &:first-of-type`]: { flexGrow: 1, textAlign: 'start' },
    },
  },
  'cell',
);

/** A figure that may be broken between its parts. */
export const figure = componentStyle({ whiteSpace: 'normal' }, 'figure');
export const figurePart = componentStyle({ whiteSpace: 'nowrap' }, 'figurePart');

export const notes = componentStyle(
  { fontSize: times(size), lineHeight: 1.18, selectors: ruled(`solid ${ink}`) },
  'notes',
);

export const note = componentStyle({ margin: 0, paddingBlockStart: times(1) }, 'note');

export const text = componentStyle(
  {
    margin: 0,
    marginBlockStart: times(points.padding / 2),
    fontSize: times(size),
    lineHeight: 1.18,
    overflowWrap: 'anywhere',
  },
  'text',
);

export const strong = componentStyle({ fontWeight: 700 }, 'strong');

/** What can be asked about looks as it is printed; pointing at it says that it can be pressed. */
export const ask = componentStyle(
  {
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    border: 0,
    margin: 0,
    padding: 0,
    textAlign: 'inherit',
    cursor: 'pointer',
    borderRadius: '2px',
    minBlockSize: 0,
    selectors: {
      '&:hover': { textDecoration: 'underline dotted', textUnderlineOffset: '0.15em' },
      '&[aria-expanded="true"]': { background: tint },
      '&:focus-visible': focusRing,
    },
    '@media': { print: { textDecoration: 'none' } },
  },
  'ask',
);

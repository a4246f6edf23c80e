import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

export const chart = componentStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.medium, margin: 0 },
  'chart',
);

/** The table beneath says it again as its caption: there it is heard, here it is seen. */
export const caption = componentStyle(
  {
    fontSize: vars.type.title.size,
    lineHeight: vars.type.title.leading,
    fontWeight: vars.weight.strong,
  },
  'caption',
);

/** The name with what can be done with the chart. */
export const head = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space.xsmall,
  },
  'head',
);

export const downloads = componentStyle({ display: 'flex', gap: vars.space.xxsmall }, 'downloads');

export const drawing = componentStyle({ minWidth: 0, overflow: 'hidden' }, 'drawing');

export const svg = componentStyle({ display: 'block', overflow: 'visible' }, 'svg');

export const gridLine = componentStyle({ stroke: vars.color.line, strokeWidth: 1 }, 'gridLine');

export const words = componentStyle(
  {
    fill: vars.color.textQuiet,
    fontSize: vars.type.caption.size,
    fontVariantNumeric: 'tabular-nums lining-nums',
    '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
  },
  'words',
);

export const axisName = componentStyle(
  {
    fill: vars.color.text,
    fontSize: vars.type.caption.size,
    fontWeight: vars.weight.strong,
    '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
  },
  'axisName',
);

export const reference = componentStyle(
  {
    stroke: vars.color.text,
    strokeWidth: 1,
    strokeDasharray: '4 3',
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  },
  'reference',
);

export const band = componentStyle(
  {
    fill: vars.color.accentSoft,
    '@media': { '(forced-colors: active)': { fill: 'none', stroke: 'CanvasText' } },
  },
  'band',
);

export const bandName = componentStyle(
  {
    fill: vars.color.accentText,
    fontSize: vars.type.caption.size,
    '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
  },
  'bandName',
);

export const line = componentStyle(
  {
    fill: 'none',
    stroke: vars.color.accent,
    strokeWidth: 2,
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  },
  'line',
);

export const point = componentStyle({ cursor: 'default', outline: 'none' }, 'point');

export const target = componentStyle({ fill: 'transparent' }, 'target');

export const whisker = componentStyle(
  {
    stroke: vars.color.text,
    strokeWidth: 1.5,
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  },
  'whisker',
);

/** Thinner than an interval: it is what was given, not how sure it is. */
export const spread = componentStyle(
  {
    stroke: vars.color.textQuiet,
    strokeWidth: 1,
    strokeDasharray: '2 2',
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  },
  'spread',
);

/** A point whose uncertainty is not known is hollow: it must not look as sure as the others. */
export const mark = componentStyle(
  {
    fill: vars.color.accent,
    stroke: vars.color.accent,
    strokeWidth: 1.5,
    selectors: {
      '&[data-hollow]': { fill: vars.color.surface },
      [`${point}:hover &`]: { stroke: vars.color.text, strokeWidth: 3 },
      [`${point}:focus-visible &`]: {
        stroke: vars.color.focus,
        strokeWidth: 3,
        paintOrder: 'stroke',
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '3px',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        fill: 'CanvasText',
        stroke: 'CanvasText',
        selectors: { '&[data-hollow]': { fill: 'Canvas' } },
      },
    },
  },
  'mark',
);

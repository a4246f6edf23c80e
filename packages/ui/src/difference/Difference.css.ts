import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

const { color, space, type, weight } = vars;

export const frame = componentStyle(
  {
    display: 'grid',
    gap: space.xsmall,
    minWidth: 0,
    fontSize: type.body.size,
    lineHeight: type.body.leading,
  },
  'frame',
);

export const summary = componentStyle(
  {
    color: color.textQuiet,
    fontSize: type.caption.size,
    lineHeight: type.caption.leading,
    fontWeight: weight.regular,
  },
  'summary',
);

export const table = componentStyle(
  { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  'table',
);

export const caption = componentStyle(
  { paddingBlockEnd: space.xsmall, textAlign: 'start', fontWeight: weight.strong },
  'caption',
);

const cell = {
  padding: `6px ${space.small} 6px 0`,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;

export const columnHead = componentStyle(
  {
    ...cell,
    color: color.textQuiet,
    fontSize: type.caption.size,
    lineHeight: type.caption.leading,
    fontWeight: weight.medium,
  },
  'columnHead',
);

// As wide as most words at least: a column that may break anywhere would be squeezed until they do.
export const rowHead = componentStyle({ ...cell, minWidth: '7rem', fontWeight: weight.regular }, 'rowHead');
export const value = componentStyle({ ...cell, minWidth: '6rem' }, 'value');
export const foldCell = componentStyle({ ...cell, paddingBlock: space.xxsmall }, 'foldCell');

export const named = componentStyle({ display: 'flex', gap: space.xsmall }, 'named');

/** A sign of its own for each kind, so that it can be told without colour; empty where nothing changed. */
export const mark = componentStyle(
  {
    display: 'flex',
    flexShrink: 0,
    width: '14px',
    marginBlockStart: '3px',
    color: color.textQuiet,
    selectors: {
      '&[data-kind="added"]': { color: color.positive },
      '&[data-kind="removed"]': { color: color.critical },
    },
  },
  'mark',
);

export const removed = componentStyle(
  {
    color: color.text,
    background: color.criticalSoft,
    textDecoration: 'line-through',
    textDecorationThickness: '1px',
    boxDecorationBreak: 'clone',
  },
  'removed',
);

export const added = componentStyle(
  {
    color: color.text,
    background: color.positiveSoft,
    fontWeight: weight.strong,
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '3px',
    boxDecorationBreak: 'clone',
    // New words stand off from the old ones that they take the place of.
    selectors: { 'del + &': { marginInlineStart: space.xxsmall } },
  },
  'added',
);

export const text = componentStyle(
  {
    display: 'grid',
    gap: space.xsmall,
    justifyItems: 'start',
    maxWidth: vars.size.measure,
    fontSize: type.reading.size,
    lineHeight: type.reading.leading,
  },
  'text',
);

export const paragraph = componentStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }, 'paragraph');

import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

export const frame = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    maxWidth: '100%',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    overflow: 'hidden',
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
  'frame',
);

export const grid = componentStyle(
  {
    position: 'relative',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // A cell that is scrolled to does not hide under the headings.
    scrollPaddingBlockStart: 'var(--seedbed-grid-row)',
    fontSize: '0.8125rem',
    lineHeight: '1.125rem',
    outline: 'none',
    contain: 'layout style',
  },
  'grid',
);

export const head = componentStyle(
  { position: 'sticky', insetBlockStart: 0, zIndex: 3, minWidth: 'max(100%, var(--seedbed-grid-width))' },
  'head',
);

export const header = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'var(--seedbed-grid-columns)',
    borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
    background: vars.color.sunken,
  },
  'header',
);

const focused = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } as const;

export const heading = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    paddingInline: vars.space.xsmall,
    color: vars.color.textQuiet,
    fontWeight: vars.weight.strong,
    selectors: {
      '&[data-align="end"]': { justifyContent: 'flex-end' },
      '&[aria-sort]': { paddingInline: 0, color: vars.color.text },
      '&:focus': focused,
    },
  },
  'heading',
);

export const sorter = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'inherit',
    gap: vars.space.xxsmall,
    width: '100%',
    height: '100%',
    paddingInline: vars.space.xsmall,
    fontWeight: 'inherit',
    cursor: 'pointer',
    selectors: { '&:hover': { background: vars.color.hover }, '&:focus': { ...focused, boxShadow: 'none' } },
  },
  'sorter',
);

export const body = componentStyle(
  {
    position: 'relative',
    minWidth: 'max(100%, var(--seedbed-grid-width))',
    // A grid of a row or two has no room of its own for what is said of a cell.
    selectors: { '&:has([aria-invalid])': { minHeight: 'calc(4 * var(--seedbed-grid-row))' } },
  },
  'body',
);

export const row = componentStyle(
  {
    position: 'absolute',
    insetInline: 0,
    display: 'grid',
    gridTemplateColumns: 'var(--seedbed-grid-columns)',
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  'row',
);

export const cell = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    paddingInline: vars.space.xsmall,
    cursor: 'cell',
    userSelect: 'none',
    scrollMarginBlock: '1px',
    selectors: {
      '&[data-align="end"]': { justifyContent: 'flex-end', fontVariantNumeric: 'tabular-nums' },
      '&[aria-readonly]': { cursor: 'default' },
      '[data-many] &[aria-selected="true"]': { background: vars.color.accentSoft },
      '&:focus': focused,
      '&[data-state="default"]': { color: vars.color.textQuiet, fontStyle: 'italic' },
      '&[data-state="suggestion"]': {
        textDecoration: 'underline dashed 1px',
        textUnderlineOffset: '3px',
      },
      '&[data-state="unknown"]': { color: vars.color.textQuiet },
      // A filled corner: not saved yet.
      '&[data-state="unsaved"]::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineStart: 0,
        borderBlockStart: `7px solid ${vars.color.caution}`,
        borderInlineEnd: '7px solid transparent',
      },
      '&[aria-invalid]': { color: vars.color.critical },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '[data-many] &[aria-selected="true"]': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
          '&[data-state="unsaved"]::before': {
            borderBlockStartColor: 'CanvasText',
            borderInlineEndColor: 'Canvas',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
  'cell',
);

export const text = componentStyle(
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: {
      '[aria-invalid] > &': {
        textDecoration: `underline wavy ${vars.color.critical} 1px`,
        textUnderlineOffset: '3px',
      },
    },
  },
  'text',
);

/** What is wrong with a cell: always its description, seen while the cell has the focus or the mouse over it. */
export const error = componentStyle(
  {
    display: 'none',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 'calc(100% + 2px)',
    zIndex: 2,
    width: 'max-content',
    maxWidth: '15rem',
    padding: `${vars.space.xxsmall} ${vars.space.xsmall}`,
    borderRadius: vars.radius.control,
    background: vars.color.criticalSoft,
    color: vars.color.critical,
    boxShadow: vars.shadow.float,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.leading,
    textAlign: 'start',
    whiteSpace: 'normal',
    selectors: {
      ':is(:focus-within, :hover) > &': { display: 'block' },
      // Towards the middle, where there is one: beyond the last cell it would make more to scroll.
      '[data-near-end] > * > &': { insetBlockStart: 'auto', insetBlockEnd: 'calc(100% + 2px)' },
      ':is(:last-child, [data-align="end"]) > &': { insetInlineStart: 'auto', insetInlineEnd: 0 },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  'error',
);

export const empty = componentStyle({ padding: vars.space.large }, 'empty');

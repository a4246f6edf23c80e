import { componentGlobalStyle, componentStyle } from '../../theme/componentStyle';
import { focusRing } from '../../theme/focusRing';
import { vars } from '../../theme/vars.css';

/** A line of text that fills its cell. */
export const line = componentStyle(
  {
    position: 'absolute',
    inset: 0,
    width: '100%',
    padding: `0 ${vars.space.xsmall}`,
    border: 'none',
    borderRadius: 0,
    background: vars.color.raised,
    color: vars.color.text,
    fontSize: 'inherit',
    lineHeight: 'inherit',
    userSelect: 'text',
    zIndex: 1,
    selectors: {
      '&:focus': { ...focusRing, outlineOffset: '-1px', boxShadow: 'none' },
      '&[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    },
    '@media': { '(pointer: coarse)': { fontSize: vars.type.reading.size } },
  },
  'line',
);

/** A field that may be wider than its cell and lies over it, as high as its row. */
export const raised = componentStyle(
  {
    vars: { [vars.size.control]: 'var(--seedbed-grid-row)' },
    position: 'absolute',
    insetInlineStart: 0,
    // A field keeps room for a label above its control.
    insetBlockStart: `calc(0px - ${vars.space.xxsmall})`,
    width: '100%',
    minWidth: '11rem',
    zIndex: 2,
    userSelect: 'text',
    selectors: { ':last-child > &': { insetInlineStart: 'auto', insetInlineEnd: 0 } },
  },
  'raised',
);

/** The headings and the edge of the grid would cut a ring that lies around the field. */
componentGlobalStyle(`${raised} [role="group"][data-focus-within]`, {
  outlineOffset: '-2px',
  boxShadow: 'none',
});

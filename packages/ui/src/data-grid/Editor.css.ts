import { componentStyle } from '../theme/componentStyle';
import { focusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';

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

/** A field that is larger than its cell and lies over it. */
export const raised = componentStyle(
  {
    position: 'absolute',
    insetInline: '-2px',
    // A field keeps room for a label above its control.
    insetBlockStart: `calc((var(--seedbed-grid-row) - ${vars.size.control}) / 2 - ${vars.space.xxsmall})`,
    minWidth: '11rem',
    zIndex: 2,
    userSelect: 'text',
  },
  'raised',
);

import { componentStyle } from '../theme/componentStyle';
import { focusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';

export const composer = componentStyle(
  {
    display: 'flex',
    alignItems: 'end',
    gap: vars.space.xsmall,
    width: '100%',
    padding: `${vars.space.xsmall} ${vars.space.xsmall} ${vars.space.xsmall} ${vars.space.medium}`,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: '20px',
    background: vars.color.raised,
    cursor: 'text',
    selectors: { '&:has(textarea:focus)': focusRing },
  },
  'composer',
);

const textBox = {
  gridArea: '1 / 1',
  padding: '6px 0',
  border: 'none',
  fontSize: vars.type.reading.size,
  lineHeight: '1.5rem',
  overflowWrap: 'break-word',
  whiteSpace: 'pre-wrap',
} as const;

/**
 * Grows with the text: an invisible copy of it in the same grid cell gives the height,
 * in every browser and without measuring.
 */
export const growing = componentStyle(
  {
    flexGrow: 1,
    display: 'grid',
    maxHeight: '12.75rem',
    overflow: 'hidden',
    '::after': { ...textBox, content: 'attr(data-text) " "', visibility: 'hidden' },
  },
  'growing',
);

export const input = componentStyle(
  {
    ...textBox,
    maxHeight: '12.75rem',
    overflowY: 'auto',
    resize: 'none',
    outline: 'none',
    boxShadow: 'none',
    background: 'none',
    selectors: { '&::placeholder': { color: vars.color.textQuiet, opacity: 1 } },
  },
  'input',
);

export const count = componentStyle(
  {
    alignSelf: 'center',
    color: vars.color.textQuiet,
    fontSize: vars.type.caption.size,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-over]': { color: vars.color.critical, fontWeight: vars.weight.strong } },
  },
  'count',
);

export const round = componentStyle(
  { selectors: { '& > button': { borderRadius: vars.radius.full } } },
  'round',
);

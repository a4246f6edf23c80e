import { componentGlobalStyle, componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

export const table = componentStyle(
  { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums lining-nums' },
  'table',
);

/** A table with a column of bars. */
export const barTable = componentStyle({}, 'barTable');

/** What a table measures its width by. */
export const frame = componentStyle(
  { position: 'relative', containerType: 'inline-size', minWidth: 0 },
  'frame',
);

// While the table scrolls its caption stays, no wider than what is seen of it.
componentGlobalStyle(`${table} caption`, {
  position: 'sticky',
  insetInlineStart: 0,
  maxWidth: '100cqi',
  textAlign: 'start',
  paddingBlockEnd: vars.space.xsmall,
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.leading,
  fontWeight: vars.weight.strong,
});

componentGlobalStyle(`${table} caption[data-hidden]`, {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

componentGlobalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: vars.weight.regular,
});

componentGlobalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0 });
componentGlobalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });
componentGlobalStyle(`${table} tbody:last-child tr:last-child :is(th, td)`, { borderBlockEnd: 'none' });
componentGlobalStyle(`${table} thead th`, {
  color: vars.color.textQuiet,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.leading,
});
componentGlobalStyle(`${table} tfoot :is(th, td)`, {
  fontWeight: vars.weight.strong,
  borderBlockEnd: 'none',
});

/** A button that looks like the words around it. */
const inWords = {
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
} as const;

/** A heading that sorts. */
export const sorter = componentStyle(
  { ...inWords, display: 'inline-flex', alignItems: 'center', gap: vars.space.xxsmall, color: 'inherit' },
  'sorter',
);

/** The name of a row that opens what it names. */
export const opener = componentStyle(
  { ...inWords, color: vars.color.accentText, fontWeight: vars.weight.strong },
  'opener',
);

// A button stands on its last line: where a name takes two, the row would begin with the second.
componentGlobalStyle(`${table} tr:has(> th > ${opener}) > :is(th, td)`, { verticalAlign: 'top' });

/** Numbers stand under each other at the end. */
export const number = componentStyle({}, 'number');
componentGlobalStyle(`${table} ${number}${number}`, { textAlign: 'end', whiteSpace: 'nowrap' });

export const barCell = componentStyle({ position: 'relative', width: '46%' }, 'barCell');

/** Stands on the line of the words beside it. */
export const bar = componentStyle(
  { width: '100%', height: '12px', overflow: 'visible', verticalAlign: '-2px' },
  'bar',
);

export const barFill = componentStyle(
  { fill: vars.color.accent, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } },
  'barFill',
);
export const totalFill = componentStyle(
  { fill: vars.color.lineStrong, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } },
  'totalFill',
);
export const markHalo = componentStyle(
  { fill: vars.color.surface, '@media': { '(forced-colors: active)': { fill: 'Canvas' } } },
  'markHalo',
);
export const markLine = componentStyle(
  { fill: vars.color.text, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } },
  'markLine',
);

/** Above the mark that it explains. */
export const markName = componentStyle(
  {
    position: 'absolute',
    insetBlockEnd: vars.space.xsmall,
    translate: '-50% 0',
    whiteSpace: 'nowrap',
    color: vars.color.textQuiet,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.leading,
    selectors: { '[dir="rtl"] &': { translate: '50% 0' } },
  },
  'markName',
);

// What is said under a number may take two lines before the table gets wider than the page.
componentGlobalStyle(`${table} ${number} > span`, {
  '@container': { '(max-width: 559px)': { display: 'block', whiteSpace: 'normal' } },
});

/** On a narrow page a bar has the width of the whole row, under its words. The cells stay cells. */
const narrow = (selector: string, rule: Parameters<typeof componentGlobalStyle>[1]) =>
  componentGlobalStyle(`${barTable} ${selector}`, { '@container': { '(max-width: 559px)': rule } });
narrow('tr', { position: 'relative' });
narrow(':is(tbody, tfoot) :is(th, td)', { paddingBlockEnd: '22px' });
narrow(barCell, { position: 'static', width: 0, paddingInline: 0 });
narrow(bar, { position: 'absolute', insetInlineStart: 0, insetBlockEnd: '8px', height: '8px' });
narrow(`thead tr:has(${markName}) :is(th, td)`, { paddingBlockEnd: vars.space.large });
narrow(markName, { insetBlockEnd: '2px' });

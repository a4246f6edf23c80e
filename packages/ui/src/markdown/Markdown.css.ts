import { componentGlobalStyle, componentStyle } from '../theme/componentStyle';
import { focusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';

const { color, space, type, weight } = vars;

const flow = componentStyle({ overflowWrap: 'anywhere', color: color.text, textWrap: 'pretty' }, 'flow');

const sized = (step: 'reading' | 'body'): string =>
  `${flow} ${componentStyle({ fontSize: type[step].size, lineHeight: type[step].leading }, step)}`;

export const root = { reading: sized('reading'), body: sized('body') };

const inFlow = (selector: string, rule: Parameters<typeof componentGlobalStyle>[1]): void =>
  componentGlobalStyle(`${flow} ${selector}`, rule);

// 70 characters of the theme's narrow sans are 30 em wide; tables may be wider.
inFlow('> *', { maxWidth: '30em' });
inFlow('> * + *', { marginBlockStart: space.medium });
inFlow(':is(ul, ol)', {
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  paddingInlineStart: '1.375rem',
});
inFlow('ul', { listStyle: 'disc' });
inFlow('ol', { listStyle: 'decimal', fontVariantNumeric: 'lining-nums tabular-nums' });
inFlow('ul.contains-task-list', { listStyle: 'none', paddingInlineStart: 0 });
inFlow('li', { display: 'list-item' });
inFlow('li::marker', { color: color.textQuiet });
inFlow(':is(li, blockquote) > * + *', { marginBlockStart: space.xsmall });
inFlow('strong', { fontWeight: weight.strong });
inFlow('blockquote', {
  paddingInlineStart: space.medium,
  borderInlineStart: `2px solid ${color.lineStrong}`,
  color: color.textQuiet,
});
inFlow('hr', {
  height: 0,
  border: 'none',
  borderBlockStart: `1px solid ${color.line}`,
  margin: `${space.large} 0`,
});
inFlow('code', {
  padding: '1px 4px',
  borderRadius: '4px',
  background: color.sunken,
  fontFamily: vars.font.mono,
  fontSize: '0.875em',
});
// Wraps instead of scrolling: on a narrow screen nothing of it is out of reach.
inFlow('pre', {
  padding: space.small,
  borderRadius: vars.radius.control,
  background: color.sunken,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
});
inFlow('pre > code', { padding: 0, background: 'none' });

const headed = (step: 'title' | 'reading' | 'body', name: string): string =>
  componentStyle(
    {
      fontSize: type[step].size,
      lineHeight: step === 'reading' ? '1.5rem' : type[step].leading,
      fontWeight: weight.strong,
      textWrap: 'balance',
      selectors: {
        [`${flow} > &`]: { maxWidth: 'none' },
        [`${flow} > * + &`]: { marginBlockStart: space.large },
      },
    },
    name,
  );

const small = headed('body', 'headingSmall');

/** By the rank in the page. What follows a heading stands close to it. */
export const heading = {
  1: headed('title', 'heading1'),
  2: headed('title', 'heading2'),
  3: headed('title', 'heading3'),
  4: headed('reading', 'heading4'),
  5: small,
  6: small,
};
inFlow('> :is(h1, h2, h3, h4, h5, h6) + *', { marginBlockStart: space.xsmall });

export const link = componentStyle(
  {
    color: color.accentText,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    borderRadius: '2px',
    selectors: { '&:hover': { textDecorationThickness: '2px' }, '&:focus-visible': focusRing },
  },
  'link',
);

export const sup = componentStyle(
  { fontSize: '0.75em', lineHeight: 0, verticalAlign: 'super', color: color.textQuiet },
  'sup',
);

export const marker = componentStyle(
  {
    position: 'relative',
    insetBlockStart: '-0.35em',
    // None after it: a full stop would stand off.
    marginInlineStart: '2px',
    // With its margin as wide as its target: neighbours do not lie on each other.
    padding: '0 8.25px',
    borderRadius: vars.radius.full,
    background: color.accentSoft,
    color: color.accentText,
    fontSize: '0.6875rem',
    // Its own leading would push the lines apart.
    lineHeight: 0,
    // Where words may be broken anywhere, its end would go to the next line.
    whiteSpace: 'nowrap',
    fontWeight: weight.strong,
    fontVariantNumeric: 'tabular-nums lining-nums',
    transition: `background-color ${vars.motion.quick} ${vars.motion.easing}`,
    selectors: {
      '&:has([data-hovered], [data-pressed])': { background: color.accent, color: color.onAccent },
    },
    '@media': { '(forced-colors: active)': { outline: '1px solid ButtonText' } },
  },
  'marker',
);

/** 24 px high and wide over a smaller sign, which must not push the lines apart. */
export const target = componentStyle(
  {
    position: 'absolute',
    insetBlock: 'calc(50% - 12px)',
    insetInline: 'calc(50% - max(50%, 12px))',
    borderRadius: vars.radius.full,
    cursor: 'pointer',
    selectors: { '&[data-focus-visible]': focusRing },
  },
  'target',
);

/** As wide as its table, and no wider than the text's place. */
export const tablePlace = componentStyle(
  { width: 'fit-content', selectors: { [`${flow} > &`]: { maxWidth: '100%' } } },
  'tablePlace',
);

export const table = componentStyle(
  {
    fontSize: type.body.size,
    lineHeight: type.body.leading,
    fontVariantNumeric: 'tabular-nums lining-nums',
    // Columns are as wide as their words; only a word that no column holds is broken.
    overflowWrap: 'break-word',
  },
  'table',
);
const inTable = (selector: string, rule: Parameters<typeof componentGlobalStyle>[1]): void =>
  componentGlobalStyle(`${table} ${selector}`, rule);

inTable(':is(th, td)', {
  padding: `${space.xsmall} ${space.medium}`,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
inTable('td', { minWidth: '5.5rem', maxWidth: '22rem' });
inTable('th', {
  color: color.textQuiet,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  borderColor: color.lineStrong,
});
inTable(':is(th, td):first-child', { paddingInlineStart: 0 });
inTable(':is(th, td):last-child', { paddingInlineEnd: 0 });

/** Where the bar of a cell could reach. */
export const track = componentStyle(
  {
    display: 'block',
    width: '4rem',
    height: '4px',
    marginBlockStart: space.xxsmall,
    borderRadius: vars.radius.full,
    background: color.line,
    overflow: 'hidden',
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
  },
  'track',
);

const filled = (fill: string, name: string): string =>
  componentStyle(
    {
      display: 'block',
      height: '100%',
      background: fill,
      '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
    },
    name,
  );

/** The bar of a cell, by its rank. */
export const bar = {
  none: filled(color.accent, 'bar'),
  1: filled(color.rank1, 'bar1'),
  2: filled(color.rank2, 'bar2'),
  3: filled(color.rank3, 'bar3'),
  4: filled(color.rank4, 'bar4'),
};

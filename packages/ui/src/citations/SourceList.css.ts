import { componentStyle } from '../theme/componentStyle';
import { focusRing } from '../theme/focusRing';
import { vars } from '../theme/vars.css';

const { color, space, type, weight } = vars;
const wide = '(min-width: 44rem)';

export const frame = componentStyle({ containerType: 'inline-size' }, 'frame');

export const heading = componentStyle(
  {
    marginBlockEnd: space.xxsmall,
    color: color.textQuiet,
    fontSize: type.caption.size,
    lineHeight: type.caption.leading,
    fontWeight: weight.strong,
  },
  'heading',
);

export const list = componentStyle(
  {
    display: 'grid',
    gap: space.xxsmall,
    // Numbers, not the marks behind them, stand in line with the text above.
    marginInline: `calc(${space.xsmall} * -1 - 2px)`,
    '@container': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.large } },
  },
  'list',
);

export const item = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    alignContent: 'start',
    columnGap: space.xsmall,
    padding: space.xsmall,
    borderInlineStart: '2px solid transparent',
    borderRadius: '4px',
    scrollMarginBlock: '7rem',
    transition: `background-color ${vars.motion.calm} ${vars.motion.easing}`,
    selectors: {
      // The bar is the form beside the colour.
      '&[aria-current]': { background: color.accentSoft, borderInlineStartColor: color.accent },
      '&:focus': { outline: 'none' },
      '&:focus-visible': focusRing,
    },
    '@media': {
      '(forced-colors: active)': {
        borderInlineStartColor: 'Canvas',
        selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
      },
    },
  },
  'item',
);

export const number = componentStyle(
  {
    color: color.accentText,
    fontSize: type.caption.size,
    lineHeight: type.body.leading,
    fontWeight: weight.strong,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  'number',
);

export const words = componentStyle({ overflowWrap: 'anywhere' }, 'words');

export const title = componentStyle(
  { display: 'block', fontStyle: 'normal', fontWeight: weight.medium, lineHeight: type.body.leading },
  'title',
);

export const link = componentStyle(
  {
    borderRadius: '2px',
    textDecoration: 'underline',
    textDecorationColor: color.lineStrong,
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    selectors: {
      '&:hover': { textDecorationColor: 'currentColor' },
      '&:focus-visible': focusRing,
    },
  },
  'link',
);

export const ending = componentStyle({ whiteSpace: 'nowrap' }, 'ending');

export const outside = componentStyle(
  { display: 'inline-block', marginInlineStart: '4px', verticalAlign: '-1px', color: color.textQuiet },
  'outside',
);

export const quiet = componentStyle(
  { color: color.textQuiet, fontSize: type.caption.size, lineHeight: type.caption.leading },
  'quiet',
);

/** Folded to its first lines, so that a long list is looked through; whole once its source was marked, pressed or walked into. */
export const passage = componentStyle(
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    maxWidth: vars.size.measure,
    marginBlockStart: space.xxsmall,
    fontSize: type.body.size,
    lineHeight: type.body.leading,
    textWrap: 'pretty',
    selectors: {
      [`${item}:is([aria-current], [data-whole]) &`]: {
        display: 'block',
        overflow: 'visible',
        WebkitLineClamp: 'none',
      },
    },
    '@media': { print: { display: 'block', overflow: 'visible', WebkitLineClamp: 'none' } },
  },
  'passage',
);

export const action = componentStyle({ marginBlockStart: space.xsmall }, 'action');

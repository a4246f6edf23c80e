import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

export const section = componentStyle(
  { display: 'flex', flexDirection: 'column', gap: vars.space.xsmall, maxWidth: vars.size.measure },
  'section',
);

export const title = componentStyle(
  {
    color: vars.color.textQuiet,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.leading,
    fontWeight: vars.weight.strong,
  },
  'title',
);

export const source = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: vars.space.xsmall,
    padding: vars.space.xsmall,
    marginInline: `calc(${vars.space.xsmall} * -1)`,
    borderRadius: vars.radius.control,
    outline: 'none',
    scrollMarginBlock: '120px',
    transition: `background-color ${vars.motion.calm} ${vars.motion.easing}`,
    selectors: {
      // The bar is the form beside the colour.
      '&[data-active]': {
        background: vars.color.accentSoft,
        boxShadow: `inset 2px 0 0 ${vars.color.accent}`,
      },
      '&:dir(rtl)[data-active]': { boxShadow: `inset -2px 0 0 ${vars.color.accent}` },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-active]': { outline: '2px solid Highlight' } } },
    },
  },
  'source',
);

export const number = componentStyle(
  {
    color: vars.color.accentText,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.body.leading,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
  'number',
);

export const words = componentStyle({ display: 'flex', flexDirection: 'column', gap: '2px' }, 'words');

export const name = componentStyle(
  { fontStyle: 'normal', fontWeight: vars.weight.medium, overflowWrap: 'anywhere' },
  'name',
);

export const link = componentStyle(
  {
    display: 'inline',
    textDecoration: 'underline',
    textDecorationColor: vars.color.lineStrong,
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    borderRadius: '2px',
    ':hover': { textDecorationColor: 'currentColor' },
  },
  'link',
);

export const quiet = componentStyle(
  {
    color: vars.color.textQuiet,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.leading,
    overflowWrap: 'anywhere',
  },
  'quiet',
);

export const passage = componentStyle(
  {
    marginBlockStart: vars.space.xxsmall,
    color: vars.color.text,
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.leading,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  },
  'passage',
);

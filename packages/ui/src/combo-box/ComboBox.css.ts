import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

/** What was typed stands out by its weight and a line: colour alone would not do. */
export const match = componentStyle(
  {
    background: 'none',
    color: 'inherit',
    fontWeight: vars.weight.heavy,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '2px',
  },
  'match',
);

export const description = componentStyle(
  {
    display: 'block',
    color: vars.color.textQuiet,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.leading,
    '@media': { '(forced-colors: active)': { color: 'inherit' } },
  },
  'description',
);

export const section = componentStyle(
  {
    selectors: {
      '& + &': { marginBlockStart: vars.space.xxsmall, borderBlockStart: `1px solid ${vars.color.line}` },
    },
  },
  'section',
);

export const sectionTitle = componentStyle(
  {
    padding: `${vars.space.xsmall} ${vars.space.small} ${vars.space.xxsmall}`,
    color: vars.color.textQuiet,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.leading,
    fontWeight: vars.weight.strong,
  },
  'sectionTitle',
);

export const empty = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    padding: `6px ${vars.space.small}`,
    color: vars.color.textQuiet,
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.leading,
    selectors: { '&[data-state="failed"]': { color: vars.color.critical } },
  },
  'empty',
);

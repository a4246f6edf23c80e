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

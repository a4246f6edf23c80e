import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

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

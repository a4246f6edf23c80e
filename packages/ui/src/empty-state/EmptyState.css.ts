import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

export const empty = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.xsmall,
    maxWidth: '30rem',
    marginInline: 'auto',
    paddingBlock: vars.space.xxlarge,
    textAlign: 'center',
    textWrap: 'balance',
  },
  'empty',
);

export const picture = componentStyle(
  { marginBlockEnd: vars.space.medium, color: vars.color.accentText },
  'picture',
);

export const action = componentStyle({ marginBlockStart: vars.space.medium }, 'action');

import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

export const sheet = componentStyle({ maxWidth: 'min(26rem, calc(100vw - 24px))' }, 'sheet');

export const dialog = componentStyle(
  { display: 'grid', gap: vars.space.small, padding: vars.space.medium, outline: 'none' },
  'dialog',
);

export const title = componentStyle(
  {
    margin: 0,
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.leading,
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
  },
  'title',
);

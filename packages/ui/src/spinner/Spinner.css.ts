import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

export const spinner = componentStyle(
  { display: 'inline-flex', alignItems: 'center', gap: vars.space.xsmall },
  'spinner',
);

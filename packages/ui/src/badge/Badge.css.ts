import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

const tone = (ink: string, paper: string, name: string): string =>
  componentStyle({ color: ink, background: paper }, name);

export const badge = recipe({
  base: componentStyle(
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.xxsmall,
      padding: '2px 8px',
      borderRadius: vars.radius.full,
      fontSize: vars.type.caption.size,
      lineHeight: vars.type.caption.leading,
      fontWeight: vars.weight.strong,
      whiteSpace: 'nowrap',
      '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
    },
    'badge',
  ),
  variants: {
    tone: {
      neutral: tone(vars.color.textQuiet, vars.color.hover, 'neutral'),
      accent: tone(vars.color.accentText, vars.color.accentSoft, 'accent'),
      positive: tone(vars.color.positive, vars.color.positiveSoft, 'positive'),
      caution: tone(vars.color.caution, vars.color.cautionSoft, 'caution'),
      critical: tone(vars.color.critical, vars.color.criticalSoft, 'critical'),
    },
  },
});

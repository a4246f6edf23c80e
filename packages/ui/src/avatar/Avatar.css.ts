import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/vars.css';

const side = (length: string, text: string, name: string): string =>
  componentStyle({ width: length, height: length, fontSize: text }, name);

export const avatar = recipe({
  base: componentStyle(
    {
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      overflow: 'hidden',
      borderRadius: vars.radius.full,
      background: vars.color.accentSoft,
      color: vars.color.accentText,
      fontWeight: vars.weight.strong,
      letterSpacing: '0.02em',
      lineHeight: 1,
      userSelect: 'none',
      '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
    },
    'avatar',
  ),
  variants: {
    size: {
      small: side('24px', '0.625rem', 'small'),
      medium: side('36px', '0.8125rem', 'medium'),
      large: side('72px', '1.5rem', 'large'),
    },
  },
});

export const photo = componentStyle({ width: '100%', height: '100%', objectFit: 'cover' }, 'photo');

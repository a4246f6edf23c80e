import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { themeLayer } from './layers.css';
import { font, layer, lightColors, lightShadow, motion, radius, size, space, type, weight } from './tokens';
import { vars } from './vars.css';

createGlobalTheme(':root', vars, {
  '@layer': themeLayer,
  color: lightColors,
  shadow: { float: lightShadow },
  space,
  radius,
  type,
  weight,
  font,
  motion,
  size,
  layer,
});

globalStyle(':root', { '@layer': { [themeLayer]: { colorScheme: 'light' } } });

import { createGlobalThemeContract } from '@vanilla-extract/css';
import { font, layer, lightColors, motion, radius, size, space, type, weight } from './tokens';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The theme's custom properties, `--seedbed-color-canvas` and so on. Names are stable: consumers may set them. */
export const vars = createGlobalThemeContract(
  { color: lightColors, shadow: { float: '' }, space, radius, type, weight, font, motion, size, layer },
  (_value, path) => `seedbed-${path.map(kebab).join('-')}`,
);
